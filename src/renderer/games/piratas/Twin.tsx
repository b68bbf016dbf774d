import { type Message, message } from '../../../core/engine/message';
import { type Seat, seatsUpTo } from '../../../core/engine/seat';
import type { PiratasTypes, PiratasView } from '../../../core/games/piratas';
import type { TableProps } from '../contract';
import { cardName, cardNames } from './names';

/** The table in words: what lies where, for every seat, as far as the viewer may know. */
export function Twin({ view, viewer, text }: TableProps<PiratasTypes>) {
  const middle = middleOf(view);
  return (
    <>
      <h2>{text(message('piratas.twin.table'))}</h2>
      <ul>
        {middle.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and are written anew together
          <li key={n}>{text(line)}</li>
        ))}
      </ul>
      {seatsUpTo(view.players.length).map((seat) => (
        <section key={seat}>
          <h3>{text(seat === viewer ? message('piratas.twin.you', { seat: { seat } }) : named(seat))}</h3>
          <ul>
            {playerLines(view, seat).map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={n}>{text(line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const named = (seat: Seat): Message => message('piratas.twin.name', { seat: { seat } });
const line = (id: string, params?: Parameters<typeof message>[1]): Message =>
  message(`piratas.twin.${id}`, params);

function middleOf({ deck, discard, phase, turn, duel }: PiratasView): Message[] {
  const lines = [line('deck', { count: deck.count })];
  for (const { at, card } of deck.known)
    lines.push(line('deck.known', { card: cardName(card), place: at + 1 }));
  lines.push(discard.length > 0 ? line('discard', { cards: cardNames(discard) }) : line('discard.none'));
  if (phase.kind === 'defend')
    lines.push(
      line('duel.attack', {
        attacker: { seat: turn.seat },
        defender: { seat: phase.seat },
        count: phase.attack.count,
      }),
    );
  if (duel)
    lines.push(
      line('duel.sums', {
        attacker: { seat: duel.attacker },
        defender: { seat: duel.defender },
        attack: duel.attackSum.total,
        defence: duel.defenceSum.total,
        attackCards: cardNames(duel.attack),
        defended: duel.defence.length > 0 ? 'yes' : 'no',
        defenceCards: cardNames(duel.defence),
      }),
    );
  return lines;
}

/** What is known of a seat: hand, crew, vessel. */
export function playerLines(view: PiratasView, seat: Seat): Message[] {
  const player = view.players[seat];
  if (!player) return [];
  const { hand, known, crew, vessel } = player;
  const lines = [
    hand.cards && hand.cards.length > 0
      ? line('hand.own', { cards: cardNames(hand.cards) })
      : line('hand', { count: hand.count }),
  ];
  if (known.length > 0) lines.push(line('known', { cards: cardNames(known) }));
  const look = view.looks.find(({ at }) => at === seat);
  if (look && look.cards.length > 0)
    lines.push(line('looked', { turn: look.turn, cards: cardNames(look.cards) }));
  lines.push(crew.length > 0 ? line('crew', { cards: cardNames(crew) }) : line('crew.none'));
  if (!vessel) lines.push(line('vessel.none'));
  else {
    lines.push(line('vessel', { card: cardName(vessel.card), left: 3 - vessel.damage }));
    if (vessel.under.cards && vessel.under.count > 0)
      lines.push(line('under.own', { cards: cardNames(vessel.under.cards) }));
    else if (vessel.under.count > 0) lines.push(line('under', { count: vessel.under.count }));
  }
  return lines;
}
