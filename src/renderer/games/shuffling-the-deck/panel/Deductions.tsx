import type { Types } from '../../../../core/games/shuffling-the-deck';
import { pirateIds } from '../../../../core/games/shuffling-the-deck/data/pirates';
import type { TableProps } from '../../contract';
import { pirateName } from '../names';
import { say } from '../words';

/** Who may be whom, counted from what the viewer knows. What he suspects beyond that is for his notebook. */
export function Deductions({ table }: { readonly table: TableProps<Types> }) {
  const { ask, text, seats } = table;
  const answer = ask({ kind: 'chances' });
  if (answer.kind !== 'chances') return null;
  const cell = (chance: number): string => {
    if (chance === 0) return text(say('deduce.never'));
    if (chance === 1) return text(say('deduce.sure'));
    return text(say('deduce.chance', { percent: Math.round(chance * 100) }));
  };
  return (
    <details className="deductions" data-testid="deductions">
      <summary className="caps">{text(say('deduce'))}</summary>
      <p className="muted">{text(say('deduce.help'))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{text(say('deduce.pirate'))}</th>
            {seats.map(({ seat, name }) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pirateIds.map((pirate) => (
            <tr key={pirate}>
              <th scope="row">{text(pirateName(pirate))}</th>
              {seats.map(({ seat }) => (
                <td key={seat}>{cell(answer.chances[pirate][seat] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
