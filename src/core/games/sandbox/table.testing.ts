import { Random, type Seat, seat, type Violation } from '../../engine';
import { pose } from '../../geometry';
import { sandbox } from '.';
import type { Command } from './commands';
import type { SandboxEvent } from './events';
import { type PieceId, pieceId } from './ids';
import { plain } from './look';
import { part, sizes } from './parts';
import type { NewPiece, Piece } from './piece';
import type { State } from './state';

export const [ann, bob, cid] = [seat(0), seat(1), seat(2)];

/** A table of three with these pieces on it, `p1` the first. */
export class Table {
  readonly random: Random;
  readonly state: State;

  constructor(pieces: readonly NewPiece[] = [], seed = 1) {
    this.random = Random.fromSeed(seed);
    this.state = sandbox.setUp({ table: 'empty' }, 3, this.random);
    if (pieces.length > 0) this.do(ann, { kind: 'add', pieces: [...pieces] });
  }

  /** Why it may not be done; null if it may. */
  refusal(by: Seat, command: Command): Violation | null {
    const verdict = sandbox.check(this.state, by, command);
    return verdict.ok ? null : verdict.error;
  }

  /** @throws Error when it is refused, or leaves the table broken */
  do(by: Seat, command: Command): SandboxEvent[] {
    const refused = this.refusal(by, command);
    if (refused) throw new Error(`${command.kind}: ${refused.code}`);
    const events = sandbox.play(this.state, by, command, this.random);
    const broken = sandbox.invariants(this.state);
    if (broken.length > 0) throw new Error(broken.join('; '));
    return events;
  }

  piece(id: PieceId): Piece {
    const found = this.state.pieces.find((one) => one.id === id);
    if (!found) throw new Error(`no piece ${id}`);
    return found;
  }

  /** What stands on the front of each piece of a deck, bag or box, the lowest first. */
  fronts(id: PieceId): string[] {
    return (this.piece(id).hold?.items ?? []).map(({ identity }) => wordOf(identity?.front));
  }

  hand(of: Seat): string[] {
    return (this.state.hands[of] ?? []).map(({ identity }) => wordOf(identity?.front));
  }
}

const wordOf = (front: NonNullable<Piece['identity']>['front'] | undefined): string =>
  front?.of === 'plain' ? front.text : '?';

export const p = pieceId;
export const at = (x: number, y: number, heading = 0) => pose(x * 1000, y * 1000, heading * 1000);

export const card = (word: string, x = 0, y = 0): NewPiece => ({
  ...part('card', sizes.card, plain(word), plain('back')),
  pose: at(x, y),
});

/** A table with one face-down deck, `p<n + 1>`, of cards A, B, C, … from the bottom to the top. */
export function deckTable(count: number, seed = 1): { readonly table: Table; readonly deck: PieceId } {
  const words = Array.from({ length: count }, (_, i) => String.fromCharCode(65 + i));
  const table = new Table(
    words.map((word) => ({ ...card(word), face: 'down' as const })),
    seed,
  );
  table.do(ann, { kind: 'gather', ids: words.map((_, i) => p(i + 1)) });
  const deck = table.state.pieces[0]?.id;
  if (!deck) throw new Error('no deck');
  return { table, deck };
}
