import { type CaptainsCampaign, purseOverTime } from '../../../core/campaign';
import { captainColour, say } from './words';

const SIZE = { wide: 720, high: 400, left: 40, right: 128, top: 18, bottom: 34 };
const LABEL_ROOM = 19;

/** Each captain's gold at the start, after each game that is over, and now. */
function series(campaign: CaptainsCampaign) {
  const ends = campaign.games
    .flatMap(({ ended, state, number }) => (state === 'entered' && ended !== null ? [{ ended, number }] : []))
    .toSorted((a, b) => a.ended - b.ended || a.number - b.number);
  const moments = [campaign.created, ...ends.map(({ ended }) => ended), campaign.changed];
  const names = [
    say('campaign.purses.start'),
    ...ends.map(({ number }) => String(number)),
    say('campaign.purses.now'),
  ];
  const lines = campaign.captains.map(({ id, name }) => {
    const steps = purseOverTime(campaign, id);
    const golds = moments.map((moment) => steps.findLast(({ at }) => at <= moment)?.gold ?? 0);
    return { id, name, golds };
  });
  return { names, lines };
}

/** Labels at the ends of the lines, moved apart so that none covers another. */
function apart(wanted: readonly number[]): number[] {
  const order = wanted.map((y, at) => ({ y, at })).toSorted((a, b) => a.y - b.y);
  const placed = [...wanted];
  let last = Number.NEGATIVE_INFINITY;
  for (const { y, at } of order) {
    last = Math.max(y, last + LABEL_ROOM);
    placed[at] = last;
  }
  return placed;
}

/** Round numbers for the scale. */
function scale(most: number): number[] {
  const step =
    [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000].find((s) => most / s <= 5) ?? 10_000;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, n) => n * step);
}

/** Purses over time as a chart; what it says stands beside it in words for those who don't see it. */
export function PurseChart({ campaign }: { readonly campaign: CaptainsCampaign }) {
  const { names, lines } = series(campaign);
  const { wide, high, left, right, top, bottom } = SIZE;
  const { target } = campaign.rules;
  const goal = target.kind === 'gold' ? target.amount : null;
  const ticks = scale(Math.max(4, goal ?? 0, ...lines.flatMap(({ golds }) => golds)));
  const most = ticks.at(-1) ?? 1;
  const x = (n: number): number => left + ((wide - left - right) * n) / Math.max(1, names.length - 1);
  const y = (gold: number): number => high - bottom - ((high - top - bottom) * gold) / most;
  const labels = apart(lines.map(({ golds }) => y(golds.at(-1) ?? 0)));
  return (
    <figure className="purse-chart">
      <svg viewBox={`0 0 ${wide} ${high}`} aria-hidden="true">
        {ticks.map((gold) => (
          <g key={gold} className="tick">
            <line x1={left} x2={wide - right} y1={y(gold)} y2={y(gold)} />
            <text x={left - 8} y={y(gold) + 5} textAnchor="end">
              {gold}
            </text>
          </g>
        ))}
        {names.map((name, n) => (
          <text key={name} x={x(n)} y={high - 10} textAnchor="middle" className="when">
            {name}
          </text>
        ))}
        {goal !== null && <line className="goal" x1={left} x2={wide - right} y1={y(goal)} y2={y(goal)} />}
        {lines.map(({ id, name, golds }, at) => {
          const colour = captainColour(campaign, id);
          const points = golds.map((gold, n) => `${x(n)},${y(gold)}`).join(' ');
          const end = y(golds.at(-1) ?? 0);
          const label = labels[at] ?? end;
          return (
            <g key={id} className="line" style={{ color: colour }}>
              <polyline points={points} className="under" />
              <polyline points={points} />
              {golds.map((gold, n) => (
                <circle key={names[n]} cx={x(n)} cy={y(gold)} r={4.5} />
              ))}
              <path d={`M${wide - right} ${end} L${wide - right + 12} ${label}`} className="lead" />
              <text x={wide - right + 16} y={label + 5}>
                {name.length > 13 ? `${name.slice(0, 12)}…` : name}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="only-read">
        {lines.map(({ id, name, golds }) => (
          <p key={id}>{say('campaign.purses.words', { name, golds: golds.join(', ') })}</p>
        ))}
      </figcaption>
    </figure>
  );
}
