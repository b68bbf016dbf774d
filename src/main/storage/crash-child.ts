import { Random } from '../../core/engine';
import { openStore } from './store';
import { must, someAct, toyGames, toyMatch } from './testing';

/**
 * For the crash test: plays, saves, copies, imports and renames one match after the other until it is killed, and says on standard output what has
 * been confirmed. Lines: `ready`, then `ack ID ENTRIES`. With a third argument it stops after so many matches, and says
 * `refused CODE` where the disk takes nothing.
 */
const [folder = '.', seedText = '1', matches = '1000000'] = process.argv.slice(2);
const random = Random.fromSeed(Number(seedText));
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const opened = await openStore(folder, { games: toyGames, app: 'test' });
say('ready');
for (let i = 0; i < Number(matches); i++) {
  const match = toyMatch(random.below(1_000_000), random.chance(1, 3) ? 150 : 1 + random.below(30));
  const created = opened.ok ? await opened.value.create(`Match ${i}`, match) : opened;
  if (!created.ok) {
    say(`refused ${created.error.code}`);
    continue;
  }
  const journal = created.value;
  say(`ack ${journal.id} 0`);
  while (!match.outcome()) {
    const step = must(match.submit(someAct(match, random)));
    const entries = match.entries.length;
    const done = journal.append(match, step.entries).then((written) => {
      say(written.ok ? `ack ${journal.id} ${entries}` : `refused ${written.error.code}`);
      return written.ok;
    });
    // Often the next command doesn't wait for the disk, so that several lines go out in one write.
    if (random.chance(2, 3) && !(await done)) break;
  }
  await journal.close(random.chance(1, 2) ? match : undefined);
  if (!opened.ok) continue;
  const { entries } = match;
  // What makes a save of another, and what touches one that is closed.
  const store = opened.value;
  const text = await store.exportText(journal.id);
  const imported = text.ok ? await store.importText(text.value) : text;
  if (imported.ok) say(`ack ${imported.value.id} ${entries.length}`);
  const copied = await store.duplicate(journal.id);
  if (copied.ok) say(`ack ${copied.value} ${entries.length}`);
  await store.rename(journal.id, `Renamed ${i}`);
}
