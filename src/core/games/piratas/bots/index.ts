import type { Bot } from '../../../engine';
import { message } from '../../../engine';
import { legalCommands } from '../legal';
import { type Sight, sightOfView } from '../sight';
import type { Command, PiratasView } from '../types';
import { promise } from './worth';

type PiratasBot = Bot<PiratasView, Command>;
type Level = PiratasBot['level'];

/**
 * How far each level may stray from its judgement of a command. Searching the possible hands was tried and is no stronger
 * than a judgement without whims (docs/opponents.md): what lies hidden outweighs what can be seen coming.
 */
const WHIM: Readonly<Record<Level, number>> = { deckhand: 16, mate: 6, captain: 0.01 };

/** Most promising of all legal commands, by a judgement that looks at nothing that the seat can't see. */
function judged(sight: Sight, whim: number, below: (count: number) => number): Command {
  let best: Command | null = null;
  let bestRating = Number.NEGATIVE_INFINITY;
  for (const command of legalCommands(sight)) {
    const rating = promise(sight, command) + (below(1000) / 1000) * whim;
    if (rating <= bestRating) continue;
    best = command;
    bestRating = rating;
  }
  if (!best) throw new Error('asked to decide where there is nothing to decide');
  return best;
}

const bot = (level: Level): PiratasBot => ({
  level,
  choose(view, _seat, _budget, random) {
    const sight = sightOfView(view);
    if (!sight) throw new Error('a spectator has nothing to decide');
    const command = judged(sight, WHIM[level], (count) => random.below(count));
    return { command, reason: message(`piratas.reason.${command.kind}`) };
  },
});

/** Opponents that judge each command by what it promises, the lower ones with whims. */
export const bots: readonly PiratasBot[] = [bot('deckhand'), bot('mate'), bot('captain')];
