import { z } from 'zod';
import { err, ok, type Result } from '../../engine';
import { abilityKeywords, isKeyword } from './abilities/registry';
import { type CustomSet, crewCardSchema, customSetSchema, islandShapeSchema, shipCardSchema } from './cards';
import { isSimple } from './table';

/** What is wrong, and where: `my-ships.json`, `3.cannons`. */
export type SetFault = { readonly file: string; readonly field: string; readonly problem: string };

/** One file of a set's folder, already parsed as JSON. Its name says what it holds: ships*.json, crew*.json, islands*.json. */
export type SetFile = { readonly name: string; readonly json: unknown };

/** Where each card was read: a kind may be spread over several files. */
type Sources = Map<object, { readonly file: string; readonly row: number }>;

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
  const sources: Sources = new Map();
  const listOf = <T extends object>(schema: z.ZodType<T>, file: SetFile): T[] => {
    const parsed = z.array(schema).safeParse(file.json);
    if (!parsed.success) {
      faults.push(...parsed.error.issues.map((issue) => fault(file.name, issue.path, issue.message)));
      return [];
    }
    parsed.data.forEach((card, row) => {
      sources.set(card, { file: file.name, row });
    });
    return parsed.data;
  };
  for (const file of files) {
    const kind = /^(ships|crew|islands)[^/]*\.json$/.exec(file.name)?.[1];
    if (kind === 'ships') set.ships.push(...listOf(shipCardSchema, file));
    else if (kind === 'crew') set.crew.push(...listOf(crewCardSchema, file));
    else if (kind === 'islands') set.islands.push(...listOf(islandShapeSchema, file));
    else
      faults.push({
        file: file.name,
        field: '',
        problem: 'name it ships*.json, crew*.json or islands*.json',
      });
  }
  faults.push(...faultsOf(set, sources));
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

/** What a schema can't say: twice the same id, an ability that nobody knows, an outline that crosses itself. */
function faultsOf(set: CustomSet, sources: Sources): SetFault[] {
  const faults: SetFault[] = [];
  const blame = (card: object, field: string, problem: string): void => {
    const at = sources.get(card);
    if (at) faults.push(fault(at.file, [at.row, field], problem));
  };
  for (const kind of ['ships', 'crew', 'islands'] as const) {
    const seen = new Set<string>();
    for (const card of set[kind]) {
      if (seen.has(card.id)) blame(card, 'id', `${card.id} stands twice`);
      seen.add(card.id);
    }
  }
  for (const card of [...set.ships, ...set.crew]) {
    if (isKeyword(card.ability)) continue;
    const known = abilityKeywords().join(', ');
    blame(card, 'ability', `no such ability: ${card.ability}. Known: ${known}`);
  }
  for (const shape of set.islands)
    if (!isSimple(shape)) blame(shape, 'outline', 'the outline crosses itself');
  return faults;
}
