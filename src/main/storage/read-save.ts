import { type AnyGame, ok, type Result } from '../../core/engine';
import { fault, type StorageFault } from './faults';
import { FORMAT } from './format';
import { formatOfUnreadable, type Gathered, gather } from './gather';
import { CAPS } from './hostile';
import { migrationFrom } from './migrations';
import { type OpenedSave, type OpenWith, openGathered } from './open-save';

export type Read = { readonly bytes: Uint8Array; readonly gathered: Gathered; readonly opened: OpenedSave };

/**
 * A match out of the bytes of a save, whatever they are. Pure, never throws.
 * @param backups the newest first
 */
export function readSave(
  bytes: Uint8Array,
  backups: readonly Uint8Array[],
  games: ReadonlyMap<string, AnyGame>,
  how: OpenWith,
): Result<Read, StorageFault> {
  if (bytes.length > CAPS.bytes) return fault('too-big', { bytes: bytes.length });
  const format = formatOfUnreadable(bytes);
  const gathered = gather(bytes, backups, migrationFrom(format));
  if (!gathered) {
    return format > FORMAT ? fault('newer') : fault('damaged', { problem: 'no line of a save' });
  }
  const { start } = gathered.header;
  const game = games.get(start.game);
  if (!game) return fault('unknown-game', { game: start.game });
  const opened = openGathered(game, gathered, how);
  if (opened.ok) return ok({ bytes, gathered, opened: opened.value });
  return start.rulesVersion > game.rulesVersion || format > FORMAT ? fault('newer') : opened;
}
