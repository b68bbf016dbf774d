import type { Random } from '../engine';

/**
 * Regret matching (Hart and Mas-Colell, 2000) for one player of a game in which all choose at once.
 * Each round he plays an option with a probability in proportion to how much he regrets not having played it;
 * the average of what he has played tends to an equilibrium where the game is zero-sum for two.
 */
export class RegretMatcher {
  private readonly regrets: Float64Array;
  private readonly played: Float64Array;

  /** @param options how many there are, at least 1 */
  constructor(private readonly options: number) {
    this.regrets = new Float64Array(options);
    this.played = new Float64Array(options);
  }

  /** Draws the next option to play, by its regret; any of them while none is regretted. */
  draw(random: Random): number {
    let total = 0;
    for (const regret of this.regrets) total += Math.max(0, regret);
    const choice = total > 0 ? this.pickBy(this.regrets, total, random) : random.below(this.options);
    this.played[choice] = (this.played[choice] ?? 0) + 1;
    return choice;
  }

  /** @param payoff what each option would have paid against what the others have just played */
  learn(chosen: number, payoff: (option: number) => number): void {
    const got = payoff(chosen);
    for (let i = 0; i < this.options; i++) {
      this.regrets[i] = (this.regrets[i] ?? 0) + payoff(i) - got;
    }
  }

  /** One option by the average strategy: what to play in earnest. */
  settle(random: Random): number {
    let total = 0;
    for (const times of this.played) total += times;
    return total > 0 ? this.pickBy(this.played, total, random) : random.below(this.options);
  }

  private pickBy(weights: Float64Array, total: number, random: Random): number {
    const grain = 1 << 24;
    let left = (random.below(grain) / grain) * total;
    for (let i = 0; i < this.options; i++) {
      left -= Math.max(0, weights[i] ?? 0);
      if (left < 0) return i;
    }
    return this.options - 1;
  }
}
