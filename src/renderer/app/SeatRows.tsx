import type { GameInfo } from '../../shared/game-info';
import { seatColour } from '../table/tokens';
import { Button } from '../ui/Button';
import { Select, TextField } from '../ui/fields';
import { t } from '../ui/text';
import { draftSeat, levelName, type SeatDraft, whoOf } from './seats';

export type SeatRowsProps = {
  readonly info: GameInfo;
  readonly seats: readonly SeatDraft[];
  readonly names: readonly string[];
  readonly onChange: (seats: readonly SeatDraft[]) => void;
};

/** Who sits where: people and opponents, as many as the game takes. */
export function SeatRows({ info, seats, names, onChange }: SeatRowsProps) {
  const choices = [
    { value: 'person', label: t('app.new.person') },
    ...info.opponents.map(({ level, character, random }) => ({
      value: whoOf(level, character),
      label: levelName(level, character, random),
    })),
  ];
  const put = (at: number, patch: Partial<SeatDraft>): void =>
    onChange(seats.map((seat, n) => (n === at ? { ...seat, ...patch } : seat)));
  const setWho = (at: number, who: string): void => {
    const taken = seats.filter((_, n) => n !== at).map(({ name }) => name);
    // A person's name is kept for a person, an opponent's for an opponent.
    const changes = (seats[at]?.who === 'person') !== (who === 'person');
    put(at, changes ? { who, name: draftSeat(at, who, taken, names).name } : { who });
  };

  return (
    <div className="seats">
      {seats.map((seat, n) => (
        <fieldset key={seat.key} className="plain seat-row">
          <legend className="only-read">{t('app.new.seat', { n: n + 1 })}</legend>
          <i className="dot" style={{ background: seatColour(n).flag }} />
          <TextField
            label={t('app.new.name')}
            value={seat.name}
            maxLength={40}
            list={names}
            onChange={(name) => put(n, { name })}
            testId={`seat-name-${n}`}
          />
          <Select
            label={t('app.new.who')}
            value={seat.who}
            choices={choices}
            onChange={(who) => setWho(n, who)}
            testId={`seat-who-${n}`}
          />
          {seats.length > info.seats.min && (
            <Button
              label={t('app.new.remove', { n: n + 1 })}
              icon="cancel"
              tone="quiet"
              iconOnly
              onClick={() => onChange(seats.filter((_, at) => at !== n))}
            />
          )}
        </fieldset>
      ))}
      {seats.length < info.seats.max && (
        <div className="row">
          <Button
            label={t('app.new.add')}
            icon="person"
            onClick={() => {
              const last = seats.at(-1)?.who ?? 'person';
              const taken = seats.map(({ name }) => name);
              onChange([...seats, draftSeat(seats.length, last, taken, names)]);
            }}
            testId="add-seat"
          />
        </div>
      )}
    </div>
  );
}
