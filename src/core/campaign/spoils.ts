/** How the treasure of a game is parted. Gold, by seat. */
export type Spoils = {
  readonly share: readonly number[];
  /** What can't be parted evenly goes back to the sea. */
  readonly toSea: number;
};

/**
 * By the rulebook the winner keeps all the treasure in play except what lay on the losers' home islands, which they keep.
 * Where nobody wins, or several do, what is left beside those homes is parted evenly among them.
 * @param winners seats; empty for a draw
 */
export function spoils(inPlay: number, home: readonly number[], winners: readonly number[]): Spoils {
  const takers = winners.length > 0 ? winners : home.map((_, seat) => seat);
  // In a draw each keeps what lies at home, as a loser does; several winners share all that the losers don't keep.
  const kept = home.map((gold, seat) => (winners.length === 0 || !winners.includes(seat) ? gold : 0));
  const rest = Math.max(0, inPlay - kept.reduce((sum, gold) => sum + gold, 0));
  const each = Math.floor(rest / takers.length);
  return {
    share: kept.map((gold, seat) => gold + (takers.includes(seat) ? each : 0)),
    toSea: rest - each * takers.length,
  };
}
