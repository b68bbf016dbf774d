import { type Seat, seatsUpTo } from '../../engine';
import { type CardId, kindOf } from './cards';
import { sumOf, verdict } from './duel';
import { discard, handOf, look, type Playing, removeVessel, shipOf } from './table';
import { goOn } from './turn';

/** Hit points of a vessel. [vessel.hits][P11] */
export const HIT_POINTS = 3;

/** Both sides are turned over and the duel is decided. [duel.5] */
export function resolveDuel(playing: Playing, defender: Seat, defence: CardId[]): void {
  const { state, events } = playing;
  if (state.phase.kind !== 'defend') throw new Error('no duel to resolve');
  const attacker = state.turn.seat;
  const { attack } = state.phase;
  const copied = state.turn.first?.kind === 'attack' ? state.turn.first.cannon : null;
  const attackSum = sumOf(shipOf(state, attacker), attack, copied);
  const defenceSum = sumOf(shipOf(state, defender), defence, null);
  const result = verdict(attackSum, defence, defenceSum);
  state.duel = { attacker, defender, attack: [...attack], defence, attackSum, defenceSum, result };
  events.push({ kind: 'revealed', duel: state.duel, final: true });
  // A Parrot may copy this cannon in the turn's second action, whatever became of the duel. [P29]
  const [cannon] = attack;
  if (state.turn.actions > 0 && cannon) state.turn.first = { kind: 'attack', cannon };

  // An annulled duel costs both sides what they laid, and nothing else. [P38]
  const winner = result === 'attacker' ? attacker : defender;
  const loser = result === 'attacker' ? defender : attacker;
  if (result === 'annulled') events.push({ kind: 'duel-annulled', seat: defender, attacker });
  else {
    events.push({ kind: 'duel-won', seat: winner, loser });
    punish(playing, loser);
  }
  for (const card of [...attack, ...defence]) discard(state, card); // [duel.7]
  // The winner looks and takes before anything comes back from under a sunk vessel. [duel.8][P13][P16][P41]
  if (result !== 'annulled' && handOf(state, loser).length > 0) {
    look(playing, winner, loser);
    state.phase = { kind: 'take', seat: winner, from: loser };
    return;
  }
  settleDuel(playing);
}

/** The loser's crew goes, Ghost Pirates apart, and his vessel takes a hit; without one there is none. [duel.6][P12] */
function punish({ state, events }: Playing, loser: Seat): void {
  const ship = shipOf(state, loser);
  const lost = ship.crew.filter((card) => kindOf(card) !== 'ghost');
  ship.crew = ship.crew.filter((card) => kindOf(card) === 'ghost');
  for (const card of lost) discard(state, card);
  if (lost.length > 0) events.push({ kind: 'crew-lost', seat: loser, cards: lost });
  if (!ship.vessel) return;
  ship.vessel.damage += 1;
  events.push({ kind: 'damaged', seat: loser, card: ship.vessel.card, damage: ship.vessel.damage });
}

/** The end of a duel: a vessel without hit points goes, what she protected comes back. [duel.9] */
export function settleDuel(playing: Playing): void {
  const { state } = playing;
  for (const seat of seatsUpTo(state.ships.length)) {
    const { vessel } = shipOf(state, seat);
    if (vessel && vessel.damage >= HIT_POINTS) removeVessel(playing, seat, 'vessel-sunk');
  }
  goOn(playing);
}
