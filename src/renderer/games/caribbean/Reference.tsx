import { say } from './words';

const PARTS = ['bribe', 'move', 'tie', 'chest', 'deliver', 'end'] as const;

/** What one needs while playing, on one page. */
export function Reference() {
  return (
    <dl className="reference">
      {PARTS.map((part) => (
        <div key={part}>
          <dt className="caps">{say(`cb.ref.${part}`)}</dt>
          <dd>{say(`cb.ref.${part}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
