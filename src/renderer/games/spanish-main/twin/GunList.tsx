import type { SpanishMainTypes } from '../../../../core/games/spanish-main/types';
import type { TableProps } from '../../contract';
import { nameOfShip, say, shipName } from '../words/names';

/** Who can hit whom as all lie now, with the best chance: what the guns overlay of the scene draws. */
export function GunList({ table }: { readonly table: TableProps<SpanishMainTypes> }) {
  const { view, ask } = table;
  const lines = view.ships
    .filter(({ pose }) => pose !== null)
    .flatMap((ship) => {
      const answer = ask({ kind: 'guns', ship: ship.id, target: null, long: false });
      const clear = answer.kind === 'guns' ? answer.lines.filter(({ fire }) => fire.verdict === 'clear') : [];
      const targets = [...new Set(clear.map(({ target }) => target))];
      return targets.map((target) => {
        const at = clear.filter((line) => line.target === target);
        return say('sm.twin.guns.line', {
          ship: nameOfShip(view, ship),
          target: shipName(view, target),
          guns: at.length,
          chance: Math.max(...at.map(({ chance }) => chance)),
        });
      });
    });
  return (
    <section>
      <h2 className="caps">{say('sm.twin.guns')}</h2>
      {lines.length === 0 ? (
        <p className="muted">{say('sm.twin.guns.none')}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
