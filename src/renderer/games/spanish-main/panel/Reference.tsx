import { say } from '../words/names';

const PARTS = ['turn', 'move', 'shoot', 'explore', 'ram', 'repair', 'win', 'eye'] as const;

/** What one needs while playing, on one page. */
export function Reference() {
  return (
    <dl className="reference">
      {PARTS.map((part) => (
        <div key={part}>
          <dt className="caps">{say(`sm.ref.${part}`)}</dt>
          <dd>{say(`sm.ref.${part}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
