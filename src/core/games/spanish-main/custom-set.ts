import { z } from 'zod';
import { err, ok, type Result } from '../../engine';
import { abilityKeywords, isKeyword } from './abilities/registry';
import { type CustomSet, crewCardSchema, customSetSchema, islandShapeSchema, shipCardSchema } from './cards';
import { isSimple } from './table';

/** What is wrong, and where: `my-ships.json`, `3.cannons`. */
export type SetFault = { readonly file: string; readonly field: string; readonly problem: string };

/** One file of a set's folder, already parsed as JSON. Its name says what it holds: ships*.json, crew*.json, islands*.json. */
export type SetFile = { readonly name: string; readonly json: unknown };

/**
 * A folder's files made into one set. Card ids get the set's id in front, so that they meet nobody else's.
 * @returns every fault, each with its file and field
 */
export function readCustomSet(
  id: string,
  name: string,
  files: readonly SetFile[],
): Result<CustomSet, SetFault[]> {
  const faults: SetFault[] = [];
  const set: CustomSet = { id, name, ships: [], crew: [], islands: [] };
  for (const file of files) {
    const kind = /^(ships|crew|islands)[^/]*\.json$/.exec(file.name)?.[1];
    if (kind === 'ships') set.ships.push(...listOf(shipCardSchema, file, faults));
    else if (kind === 'crew') set.crew.push(...listOf(crewCardSchema, file, faults));
    else if (kind === 'islands') set.islands.push(...listOf(islandShapeSchema, file, faults));
    else
      faults.push({
        file: file.name,
        field: '',
        problem: 'name it ships*.json, crew*.json or islands*.json',
      });
  }
  faults.push(...faultsOf(set, files));
  if (faults.length > 0) return err(faults);
  const own = <T extends { id: string }>(card: T): T => ({ ...card, id: `${id}/${card.id}` });
  const crew = set.crew.map((card) => ({
    ...own(card),
    link: card.link && set.crew.some((c) => c.id === card.link) ? own({ id: card.link }).id : card.link,
  }));
  const whole = customSetSchema.safeParse({
    ...set,
    ships: set.ships.map(own),
    crew,
    islands: set.islands.map(own),
  });
  if (!whole.success) return err(whole.error.issues.map((issue) => fault(id, issue.path, issue.message)));
  return ok(whole.data);
}

const fault = (file: string, path: readonly PropertyKey[], problem: string): SetFault => ({
  file,
  field: path.map(String).join('.'),
  problem,
});

function listOf<T>(schema: z.ZodType<T>, file: SetFile, faults: SetFault[]): T[] {
  const parsed = z.array(schema).safeParse(file.json);
  if (parsed.success) return parsed.data;
  faults.push(...parsed.error.issues.map((issue) => fault(file.name, issue.path, issue.message)));
  return [];
}

/** What a schema can't say: twice the same id, an ability that nobody knows, an outline that crosses itself. */
function faultsOf(set: CustomSet, files: readonly SetFile[]): SetFault[] {
  const faults: SetFault[] = [];
  const fileOf = (kind: string) => files.find((file) => file.name.startsWith(kind))?.name ?? kind;
  for (const kind of ['ships', 'crew', 'islands'] as const) {
    const seen = new Set<string>();
    set[kind].forEach((card, i) => {
      if (seen.has(card.id)) faults.push(fault(fileOf(kind), [i, 'id'], `${card.id} stands twice`));
      seen.add(card.id);
    });
  }
  for (const kind of ['ships', 'crew'] as const) {
    set[kind].forEach((card, i) => {
      if (isKeyword(card.ability)) return;
      const known = abilityKeywords().join(', ');
      faults.push(fault(fileOf(kind), [i, 'ability'], `no such ability: ${card.ability}. Known: ${known}`));
    });
  }
  set.islands.forEach((shape, i) => {
    if (!isSimple(shape)) faults.push(fault(fileOf('islands'), [i, 'outline'], 'the outline crosses itself'));
  });
  return faults;
}
