import { type AnyGame, type Player, type Playout, startMatch } from '../../core/engine';
import { makeHeader } from './format';
import { SaveWriter } from './save-writer';

type Simulated = {
  readonly options: object;
  readonly levels: readonly Extract<Player, { kind: 'opponent' }>['level'][];
  readonly seed: number;
  readonly playout: Playout;
};

/** A simulated game as a save: its commands played again in a match, each with its hash. */
export function saveOfPlayout(game: AnyGame, { options, levels, seed, playout }: Simulated): string {
  const players = levels.map((level, i): Player => ({ kind: 'opponent', name: `${level} ${i + 1}`, level }));
  const start = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: { ...options },
    players,
    seed,
  };
  const started = startMatch(game, start, () => 0);
  if (!started.ok) throw new Error(`the match can't be begun again: ${started.error.message.id}`);
  const match = started.value;
  const name = `${game.name} ${seed}`;
  // The same game from the same seed is the same file, so nothing of a clock is in it.
  const header = makeHeader({ app: 'sim', created: 0, name, start: match.start });
  const writer = new SaveWriter((seed >>> 0).toString(16).padStart(8, '0'), header);
  let text = writer.begin(match);
  for (const { seat, command } of playout.played) {
    const done = match.submit({ kind: 'play', seat, command });
    if (!done.ok) throw new Error(`the match differs from the game: ${done.error.message.id}`);
    text += writer.step(match, done.value.entries);
    if (writer.snapshotDue) text += writer.snapshot(match);
  }
  return writer.dirty ? text + writer.snapshot(match) : text;
}
