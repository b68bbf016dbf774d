import { err } from '../../core/engine';
import type { Channel } from '../../shared/contract';
import { refusal } from '../../shared/refusal';
import type { Handlers } from './handlers';
import { submitted } from './match-handlers';
import { playerOf, seatedAt, tableAt, unknownOpponent } from './tables';

type Consent = Extract<
  Channel,
  | 'match.resign'
  | 'takeback.request'
  | 'takeback.answer'
  | 'draw.offer'
  | 'draw.answer'
  | 'seat.swap'
  | 'notebook.set'
>;

/** What belongs to every table beside its game. */
export const consentHandlers = (): Handlers<Consent> => ({
  'match.resign': ({ match, seat }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) => table.submit({ kind: 'resign', seat })),
  'takeback.request': ({ match, seat }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) => table.submit({ kind: 'ask-take-back', seat })),
  'takeback.answer': ({ match, seat, agree }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) =>
      table.submit({ kind: 'answer-take-back', seat, agree }),
    ),
  'draw.offer': ({ match, seat }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) => table.submit({ kind: 'offer-draw', seat })),
  'draw.answer': ({ match, seat, agree }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) => table.submit({ kind: 'answer-draw', seat, agree })),
  'seat.swap': ({ match, seat, to }, screen) =>
    submitted(tableAt(screen, match), (table) => {
      const player = table.match.players[seat];
      if (!player) return err(refusal('no-such-seat', { seat: seat + 1 }));
      // Whoever sits there decides about a person's seat; an opponent's may be taken by anybody.
      if (player.kind === 'person' && table.satAt(screen) !== seat) return err(refusal('not-your-seat'));
      const unknown = unknownOpponent(table.match.game, to);
      if (unknown) return err(unknown);
      return table.submit({ kind: 'swap', seat, player: playerOf(to) });
    }),
  'notebook.set': ({ match, seat, text }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) => table.submit({ kind: 'note', seat, text })),
});
