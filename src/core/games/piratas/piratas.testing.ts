import { type Random, seatsUpTo } from '../../engine';
import { ALL_CARDS, type PiratasView, type Question } from '.';

/** Questions that a player might put, about own cards and duels that might be. */
export function questions(view: PiratasView, random: Random): Question[] {
  const seats = seatsUpTo(view.players.length);
  const any = () => random.pick(ALL_CARDS);
  const own = view.viewer === 'spectator' ? [] : (view.players[view.viewer]?.hand.cards ?? []);
  return [
    { kind: 'treasures' },
    ...own.map((card): Question => ({ kind: 'card', card })),
    { kind: 'card', card: any() },
    {
      kind: 'duel',
      attacker: random.pick(seats),
      attack: [any()],
      defender: random.pick(seats),
      defence: [any(), any()],
    },
  ];
}
