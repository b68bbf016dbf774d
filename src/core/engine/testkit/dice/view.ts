import type { Random, Viewer } from '../..';
import { CHESTS, type DiceEvent, type DiceState, type DiceView } from './types';

export function view(state: DiceState, viewer: Viewer): DiceView {
  const over = state.round >= state.rounds;
  return {
    viewer: viewer === 'spectator' ? null : viewer,
    rounds: state.rounds,
    round: state.round,
    coins: [...state.coins],
    bank: state.bank,
    stake: viewer === 'spectator' ? null : (state.stakes[viewer] ?? null),
    chests: state.chests.map((worth, i) => (over || (i === viewer && state.looked[i]) ? worth : null)),
    looked: [...state.looked],
    die: state.die,
  };
}

export function redact(event: DiceEvent, viewer: Viewer): DiceEvent | null {
  if (event.kind === 'rolled' || event.seat === viewer) return event;
  // That somebody has chosen is as secret as what he chose; that he looks into his chest, everybody sees.
  return event.kind === 'looked' ? { ...event, worth: null } : null;
}

/** Draws the unknown chests from those left over, and stakes that fit the decision being still open. */
export function imagine(seen: DiceView, random: Random): DiceState {
  const known = seen.chests.filter((worth) => worth !== null);
  const rest = random.shuffle(CHESTS.filter((worth) => !known.includes(worth)));
  const chests = seen.chests.map((worth) => worth ?? rest.pop() ?? 1);
  const over = seen.round >= seen.rounds;
  const others = seen.coins.map((_, i) => i).filter((i) => i !== seen.viewer);
  // Somebody hasn't chosen, or the die would have been rolled: the viewer himself, else one of the others.
  const waiting = seen.viewer !== null && seen.stake === null ? seen.viewer : random.pick(others);
  const stakes = seen.coins.map((coins, i) => {
    if (i === seen.viewer) return seen.stake;
    if (over || i === waiting) return null;
    return random.chance(1, 2) ? random.below(Math.min(3, coins) + 1) : null;
  });
  const { rounds, round, coins, bank, looked, die } = seen;
  return { rounds, round, coins: [...coins], bank, stakes, chests, looked: [...looked], die };
}
