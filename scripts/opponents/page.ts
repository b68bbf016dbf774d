import type { Result } from './result';
import type { Row } from './rows';

/**
 * The 95 % interval of a share, by Wilson's score: it holds for shares near 0 and 1 too.
 * @returns lower and upper end, 0 to 1
 */
export function wilson(wins: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = wins / games;
  const middle = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A draw is half a win of each, where two play. */
function line(row: Row, result: Result): string {
  const seats = row.seats.length;
  const wins = (result.wins[0] ?? 0) + (seats === 2 ? result.draws / 2 : 0);
  const [low, high] = wilson(wins, result.games);
  const beside = row.aim === undefined ? percent(1 / seats) : percent(row.aim);
  const reached = row.aim === undefined ? '' : wins / result.games >= row.aim ? ' reached' : ' **missed**';
  const cells = [
    seats === 2 ? row.seats.join(' – ') : `captain among ${seats - 1} deckhands`,
    String(result.games),
    `${result.wins.join(' – ')}${result.draws > 0 ? `, ${result.draws} drawn` : ''}`,
    `${percent(wins / result.games)} (${percent(low)} to ${percent(high)})`,
    `${beside}${reached}`,
    (result.meanTurns / seats).toFixed(1),
    row.iterations === undefined ? '–' : String(row.iterations),
    String(result.failures.length + result.unfinished),
  ];
  return `| ${cells.join(' | ')} |`;
}

const TITLES: Readonly<Record<Row['game'], string>> = {
  'spanish-main': 'Spanish Main, 30 points; with two players mirror fleets',
  caribbean: 'Caribbean',
  piratas: 'Piratas!',
  'shuffling-the-deck': 'Shuffling the Deck',
};

const HEAD = `| who plays | games | won | the first one’s share, 95 % interval | aim, or fair share | turns each | iterations | broken or unfinished |
| --- | --- | --- | --- | --- | --- | --- | --- |`;

/** The whole page; rows that have not been played are named as such. */
export function page(rows: readonly Row[], results: Readonly<Record<string, Result>>): string {
  const games = [...new Set(rows.map(({ game }) => game))];
  const tables = games.map((game) => {
    const own = rows.filter((row) => row.game === game);
    const lines = own.flatMap((row) => {
      const result = results[row.name];
      return result ? [line(row, result)] : [];
    });
    const missing = own.filter((row) => !results[row.name]).map(({ seats }) => seats.join(', '));
    const note = missing.length > 0 ? `\n\nNot played: ${missing.join('; ')}.` : '';
    return `## ${TITLES[game]}\n\n${HEAD}\n${lines.join('\n')}${note}`;
  });
  return `${INTRODUCTION}\n\n${tables.join('\n\n')}\n\n${NOTES}\n`;
}

const INTRODUCTION = `# How strong the opponents are

Written by \`npm run opponents\`, which plays each row by \`sim\` with seed 1, seats rotated from game to game. An opponent is given
what its seat may know and nothing else. With two players a draw counts half.`;

const NOTES = `## What the levels are

- **Spanish Main**: every level weighs candidates in gold: the voyage that a course furthers, guns that bear from its end, guns that
  bear on it, rams, boardings, repairs. There is no tree and nothing is drawn at random but a lower level’s errors of judgement, so
  iterations don’t bear on it. The captain alone sees that an enemy’s last ship ends the game as the gold then lies.
- **Caribbean**: bids by regret matching over candidate bids (captain), against chance (mate), by the order of gains (deckhand);
  sailing by search of all endings of an activation.
- **Piratas!**: a judgement of each command by what it promises, with whims for the lower levels. Searching imagined hands was
  tried with the same judgement as its policy, horizon 14: against the judgement alone it won 11 of 30 games with 100 iterations and
  6 of 12 with 400 (20 seconds a game): what lies hidden outweighs what can be seen coming, so the search was taken out.
- **Shuffling the Deck**: information-set tree search over imagined decks and pirates; the deckhand by a short rule.`;
