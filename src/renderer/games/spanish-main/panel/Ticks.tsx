import type { ReactNode } from 'react';

export type Tick = { readonly id: string; readonly label: string };
export type TicksProps = {
  readonly legend: string;
  readonly ticks: readonly Tick[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** True where no more may be ticked. */
  readonly full?: boolean;
  readonly children?: ReactNode;
};

/** Any of several things. */
export function Ticks({ legend, ticks, chosen, onChange, full = false, children }: TicksProps) {
  const set = (id: string, on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className="plain ticks">
      <legend className="caps">{legend}</legend>
      {children}
      {ticks.map(({ id, label }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={chosen.has(id)}
            disabled={full && !chosen.has(id)}
            onChange={(event) => set(id, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
