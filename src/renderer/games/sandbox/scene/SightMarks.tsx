import { useMemo } from 'react';
import type { PieceView, View } from '../../../../core/games/sandbox/state';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { cannonOf } from '../../../../core/games/spanish-main/cards';
import { baseShips, crimsonShips } from '../../../../core/games/spanish-main/roster';
import type { FieldOfFire, Fire } from '../../../../core/geometry';
import { Ink, type InkLayer, lineLayers, type SightLine, Tag } from '../../../table/marks/Marks';
import { SIGNAL } from '../../../table/tokens';
import { between, type Pt, RAD } from '../../../table/units';
import type { TableProps } from '../../contract';
import { chosenOf, useDesk } from '../desk';
import { say } from '../words';

type Ask = TableProps<SandboxTypes>['ask'];
type Props = { readonly view: View; readonly ask: Ask };

const cannons = new Map([...baseShips, ...crimsonShips].map(({ id, cannons: all }) => [String(id), all]));

/** The guns of a ship of Spanish Main whose masts stand, each with its card's range. */
function gunsOf({
  kind,
  identity,
  masts,
}: PieceView): { readonly mast: number; readonly range: 'S' | 'L' }[] {
  const front = identity?.front;
  if (kind !== 'ship' || front?.of !== 'set' || front.game !== 'spanish-main') return [];
  return (cannons.get(front.id) ?? []).flatMap((gun, mast) =>
    masts[mast] ? [{ mast, range: cannonOf(gun).range }] : [],
  );
}

/** On demand: what the chosen ship can hit, the lines to a second one that is chosen, and everything that a piece touches. */
export function SightMarks({ view, ask }: Props) {
  const on = useDesk((desk) => desk.sights);
  return on ? <Sights view={view} ask={ask} /> : null;
}

function Sights({ view, ask }: Props) {
  const ids = useDesk((desk) => desk.chosen);
  const [ship, target] = chosenOf(view.pieces, ids);
  const seen = useMemo(() => (ship ? seenFrom(ship, target ?? null, ask) : null), [ship, target, ask]);
  const fields = useMemo(() => fieldLayers(seen?.fields ?? []), [seen]);
  const lines = useMemo(() => lineLayers(seen?.lines.map(({ line }) => line) ?? [], false), [seen]);
  const touches = useMemo(() => contactLayers(seen?.contacts ?? []), [seen]);
  if (!seen) return null;
  return (
    <>
      <Ink layers={fields} />
      <Ink layers={lines} />
      <Ink layers={touches} />
      {seen.lines.map(({ mast, line, fire }) => {
        const [x, y] = between(line.from, line.blockedAt ?? line.to, 0.62);
        const spec = {
          text: say('sb.sight.line', { mast: mast + 1, verdict: fire.verdict, length: fire.nearest }),
          at: [x, y, 3] as const,
          tone: fire.verdict === 'clear' ? ('ok' as const) : ('bad' as const),
        };
        return <Tag key={mast} spec={spec} />;
      })}
    </>
  );
}

type Seen = {
  readonly fields: readonly FieldOfFire[];
  readonly lines: readonly { readonly mast: number; readonly line: SightLine; readonly fire: Fire }[];
  readonly contacts: readonly Pt[];
};

function seenFrom(ship: PieceView, target: PieceView | null, ask: Ask): Seen {
  const guns = gunsOf(ship);
  const fields = guns.flatMap((gun) => {
    const answer = target ? null : ask({ kind: 'field-of-fire', ship: ship.id, ...gun });
    return answer?.kind === 'field-of-fire' && answer.field ? [answer.field] : [];
  });
  const lines = guns.flatMap((gun) => {
    const answer = target ? ask({ kind: 'fire', ship: ship.id, ...gun, target: target.id }) : null;
    return answer?.kind === 'fire' && answer.fire
      ? [{ mast: gun.mast, line: sightOf(answer.fire), fire: answer.fire }]
      : [];
  });
  const touched = ask({ kind: 'contacts', id: ship.id });
  const contacts = touched.kind === 'contacts' ? touched.with.map(({ at }): Pt => [at[0][0], at[0][1]]) : [];
  return { fields, lines, contacts };
}

/** To the clear point, or to where what stands in the way is entered. */
function sightOf({ from, line, blockers, nearestAt }: Fire): SightLine {
  if (line) return { from, to: line.to, blockedAt: null };
  const [blocker] = blockers;
  if (blocker) return { from, to: blocker.line[1], blockedAt: blocker.enters };
  return { from, to: nearestAt, blockedAt: null, faint: true };
}

function rimOf({ pieces, from: [x, y] }: FieldOfFire): Pt[] {
  return pieces.flatMap((piece): Pt[] => {
    if (piece.kind === 'edge') return [piece.a, piece.b];
    const steps = Math.max(1, Math.ceil((piece.to - piece.from) / (3 * RAD)));
    return Array.from({ length: steps + 1 }, (_, k): Pt => {
      const turn = piece.from + ((piece.to - piece.from) * k) / steps;
      return [x + Math.cos(turn) * piece.radius, y + Math.sin(turn) * piece.radius];
    });
  });
}

const FIRE = '#ffb46a';
const fieldLayers = (fields: readonly FieldOfFire[]): InkLayer[] => [
  {
    hex: FIRE,
    opacity: 0.13,
    order: 3,
    draw: (b) => {
      for (const field of fields) b.star(field.from, rimOf(field), 0.6);
    },
  },
  {
    hex: FIRE,
    opacity: 0.85,
    order: 4,
    draw: (b) => {
      for (const field of fields) b.ribbon(rimOf(field), 0.9, 0.7, { closed: true }).disc(field.from, 2, 0.8);
    },
  },
];

const contactLayers = (points: readonly Pt[]): InkLayer[] => [
  {
    hex: SIGNAL.clear.night,
    opacity: 1,
    order: 14,
    through: true,
    draw: (b) => {
      for (const point of points) b.ring(point, 3, 4.6, 3).disc(point, 1.4, 3);
    },
  },
];
