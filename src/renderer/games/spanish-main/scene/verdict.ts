import { message } from '../../../../core/engine';
import type { Segment } from '../../../../core/games/spanish-main/commands';
import type { MovePreview } from '../../../../core/games/spanish-main/questions';
import { turnBetween } from '../../../table/units';
import { refusalText, type SceneText } from './labels';
import type { SceneModel } from './model';

const last = <T>(list: readonly T[]): T | undefined => list[list.length - 1];

/** A move that is only shortened may be made; one that is refused for another reason may not. */
export function mayEnd(preview: MovePreview | null, asked: readonly Segment[]): boolean {
  if (!preview?.segments) return false;
  const [got, wished] = [last(preview.segments), last(asked)];
  return (
    preview.violation === null || (got !== undefined && wished !== undefined && got.travel < wished.travel)
  );
}

/**
 * What a move would bring about, without how far and where to: while a hand turns a bar it mostly stays the same,
 * and the panel has nothing new to say.
 */
export const gistOf = (preview: MovePreview | null): string =>
  preview === null
    ? ''
    : JSON.stringify([
        preview.segments?.length,
        preview.violation?.code,
        preview.stop?.by,
        preview.docks,
        preview.touches,
        preview.rams,
        preview.pinnedBy,
        preview.tows,
        preview.towed?.ship,
        preview.reveals,
        preview.exposedTo,
      ]);

/** The words beside the ghost. */
export function sayMove(
  preview: MovePreview,
  ok: boolean,
  segments: readonly Segment[],
  model: SceneModel,
  say: SceneText,
): string {
  const nameOf = (id: string) =>
    model.ships.find((s) => s.id === id)?.name ??
    model.islands.find((i) => i.id === id)?.name ??
    say(message('spanish-main.table.sea'));
  if (!ok && preview.violation) return refusalText(preview.violation, say);
  const segment = last(segments);
  if (!segment) return '';
  const params = { bar: segment.bar, length: segment.travel / 1000 };
  const pick = (kind: string, id: string | undefined) =>
    id === undefined ? null : say(message(`spanish-main.table.${kind}`, { ...params, other: nameOf(id) }));
  return (
    pick('docks', preview.docks ?? undefined) ??
    pick('rams', preview.rams[0]) ??
    pick('pinned', preview.pinnedBy[0]) ??
    pick('touches', preview.stop?.by ?? preview.touches[0]) ??
    say(message('spanish-main.table.travel', params))
  );
}

/** @param by degrees that she turns */
export function sayTurn(preview: MovePreview | null, by: number, say: SceneText): string {
  if (preview?.violation) return refusalText(preview.violation, say);
  return say(message('spanish-main.table.come-about', { turn: Math.abs(Math.round(turnBetween(0, by))) }));
}
