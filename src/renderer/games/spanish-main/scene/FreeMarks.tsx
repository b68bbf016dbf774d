import { useMemo } from 'react';
import { message, type Violation } from '../../../../core/engine';
import { BAR } from '../../../../core/games/spanish-main/cards';
import type { Answer } from '../../../../core/games/spanish-main/questions';
import { islandShape, shipCard } from '../../../../core/games/spanish-main/roster';
import type { View } from '../../../../core/games/spanish-main/state';
import { islandOutlineAt } from '../../../../core/games/spanish-main/table';
import type { At } from '../../../../core/geometry';
import { Island } from '../../../pieces/Island';
import { GhostShip } from '../../../pieces/Ship';
import { footprint, HULLS } from '../../../pieces/ship/hulls';
import { dyeOf, Ink, type InkLayer, Tag, useChart } from '../../../table/marks/Marks';
import { seatColour } from '../../../table/tokens';
import { between, distance, type Pt, place } from '../../../table/units';
import type { IntentOf } from '../plan';
import { onTable, poseOnTable, ringOnTable } from './coords';
import { refusalText, type SceneText } from './labels';
import { type SceneModel, styleOf } from './model';

/** The free ruler: segments in S, L and millimetres, with a running total. */
export function RulerMarks({ points, say }: { points: readonly At[]; say: SceneText }) {
  const chart = useChart();
  const path = useMemo(() => points.map(onTable), [points]);
  const layers = useMemo((): InkLayer[] => {
    const dye = dyeOf('select', chart);
    return [
      {
        hex: dyeOf('under', chart),
        opacity: 0.55,
        order: 18,
        through: true,
        draw: (b) => b.ribbon(path, 4, 2.4),
      },
      {
        hex: dye,
        opacity: 1,
        order: 19,
        through: true,
        draw: (b) => {
          b.ribbon(path, 1.3, 2.6);
          for (const p of path) b.ring(p, 1.6, 2.8, 2.8);
          path.slice(1).forEach((p, k) => {
            const from = path[k];
            if (!from) return;
            // A tick every S bar, so that the eye can count.
            const length = distance(from, p);
            for (let d = BAR.S; d < length; d += BAR.S) b.disc(between(from, p, d / length), 1.5, 2.8);
          });
        },
      },
    ];
  }, [path, chart]);
  const say1 = (length: number) =>
    say(message('spanish-main.table.ruler', { length, s: length / BAR.S, l: length / BAR.L }));
  let total = 0;
  return (
    <>
      <Ink layers={layers} />
      {path.slice(1).map((p, k) => {
        const from = path[k];
        if (!from) return null;
        const length = distance(from, p);
        total += length;
        const [x, y] = between(from, p, 0.5);
        const last = k === path.length - 2;
        return (
          <group key={`${p[0]},${p[1]}`}>
            <Tag spec={{ text: say1(length), at: [x, y, 3], tone: 'range', side: 'below' }} />
            {last && k > 0 && (
              <Tag spec={{ text: say1(total), at: [p[0], p[1], 3], tone: 'plain', side: 'above' }} />
            )}
          </group>
        );
      })}
    </>
  );
}

/** An island or a ship that is being placed: where it would lie, and what is wrong with that. */
export function PlaceMarks({
  intent,
  answer,
  view,
  shape,
  say,
}: {
  intent: IntentOf<'place'>;
  answer: Answer | null;
  view: View;
  shape: string | null;
  say: SceneText;
}) {
  const chart = useChart();
  const room = answer?.kind === 'island-place' || answer?.kind === 'ship-place' ? answer.room : null;
  const ship = intent.ship ? view.ships.find((s) => s.id === intent.ship) : undefined;
  const { pose } = intent;
  const island = useMemo(() => {
    if (ship || !pose || !shape) return null;
    const card = islandShape(view.options, shape as Parameters<typeof islandShape>[1]);
    return ringOnTable(islandOutlineAt(card, pose).ring);
  }, [ship, pose, shape, view.options]);
  const card = ship && shipCard(view.options, ship.card);
  const at = pose && poseOnTable(pose);
  const fits = room?.fits ?? false;
  const layers = useMemo((): InkLayer[] => {
    const outline: readonly Pt[] =
      island ?? (card && at ? footprint(HULLS[card.hull]).map((p) => place(at, p)) : []);
    const faults = room?.faults ?? [];
    const lines = faults.filter((f) => f.kind === 'too-close' || f.kind === 'not-touching');
    return [
      {
        hex: dyeOf(fits ? 'clear' : 'blocked', chart),
        opacity: 0.95,
        order: 9,
        through: true,
        draw: (b) => {
          if (outline.length > 0) b.ribbon(outline, 1.6, 1.2, { closed: true });
          for (const f of lines) b.ribbon([onTable(f.at[0]), onTable(f.at[1])], 1.2, 1.4, { dash: [4, 2.4] });
          for (const f of faults) b.ring(onTable(f.at[1]), 2.4, 3.6, 1.5);
        },
      },
    ];
  }, [island, card, at, room, fits, chart]);
  const close = room?.faults.find((f) => f.kind === 'too-close');
  if (!at) return null;
  const words = fits ? 'fits' : 'gap';
  return (
    <>
      {island && <Island outline={island} flags={NO_FLAGS} />}
      {card && ship && (
        <GhostShip
          look={{
            hull: card.hull,
            style: styleOf(card.nation),
            colour: seatColour(ship.owner).flag,
            lost: [],
            derelict: false,
            struck: false,
          }}
          pose={at}
          tone={fits ? 'clear' : 'blocked'}
        />
      )}
      <Ink layers={layers} />
      {(fits || close) && (
        <Tag
          spec={{
            text: say(message(`spanish-main.table.${words}`, { length: close?.gap ?? 0 })),
            at: [at.x, at.y - 30, 3],
            tone: fits ? 'ok' : 'bad',
            side: 'below',
          }}
        />
      )}
    </>
  );
}
const NO_FLAGS: readonly [] = [];

/** The last refusal drawn: the blocker lit, lines and points marked, the clause on a label. */
export function RefusalMarks({
  refused,
  model,
  say,
}: {
  refused: Violation;
  model: SceneModel;
  say: SceneText;
}) {
  const chart = useChart();
  const shows = refused.shows ?? NO_WITNESS;
  const layers = useMemo((): InkLayer[] => {
    const outlines = shows.flatMap((w) => {
      if (w.kind !== 'piece') return [];
      const piece = model.ships.find((s) => s.id === w.id) ?? model.islands.find((i) => i.id === w.id);
      return piece ? [piece.outline] : [];
    });
    const points = shows.flatMap((w) => (w.kind === 'point' ? [onTable(w.at)] : []));
    return [
      {
        hex: dyeOf('blocked', chart),
        opacity: 0.95,
        order: 12,
        through: true,
        draw: (b) => {
          for (const o of outlines) b.ribbon(o, 1.8, 1.2, { closed: true });
          for (const w of shows)
            if (w.kind === 'line') b.ribbon([onTable(w.from), onTable(w.to)], 1.7, 3, { dash: [5.5, 2.6] });
          for (const p of points) b.ring(p, 4.4, 5.8, 3.2).cross(p, 2.5, 1.5, 3.3);
        },
      },
    ];
  }, [shows, model, chart]);
  const at = anchorOf(shows, model);
  return (
    <>
      <Ink layers={layers} />
      {at && (
        <Tag spec={{ text: refusalText(refused, say), at: [at[0], at[1], 6], tone: 'bad', side: 'above' }} />
      )}
    </>
  );
}
const NO_WITNESS: NonNullable<Violation['shows']> = [];

function anchorOf(shows: NonNullable<Violation['shows']>, model: SceneModel): Pt | null {
  for (const w of shows) {
    if (w.kind === 'point') return onTable(w.at);
    if (w.kind === 'line') return between(onTable(w.from), onTable(w.to), 0.5);
    const ship = model.ships.find((s) => s.id === w.id);
    if (ship) return [ship.pose.x, ship.pose.y];
    const island = model.islands.find((i) => i.id === w.id);
    if (island) return island.middle;
  }
  return null;
}
