import { z } from 'zod';
import { err, ok, type Result } from '../../engine';
import { abilityKeywords, isKeyword } from './abilities/registry';
import { type CustomSet, customSetSchema } from './cards';
import { isSimple } from './table';

/** What is wrong, and where: `my-ships.json`, `3.cannons`. */
export type SetFault = { readonly file: string; readonly field: string; readonly problem: string };

/** One file of a set, already parsed as JSON. */
export type SetFile = { readonly name: string; readonly json: unknown };

/** Where each card was read: a kind may be spread over several files. */
type Sources = Map<object, { readonly file: string; readonly path: readonly PropertyKey[] }>;

/** A file that holds everything, instead of a list of one kind. */
const wholeSchema = z.strictObject(
  {
    name: customSetSchema.shape.name.optional(),
    ships: customSetSchema.shape.ships.default([]),
    crew: customSetSchema.shape.crew.default([]),
    islands: customSetSchema.shape.islands.default([]),
  },
  {
    error: (issue) =>
      issue.code === 'invalid_type'
        ? 'name a list ships*.json, crew*.json or islands*.json; any other file holds one object with name, ships, crew, islands'
        : undefined,
  },
);

/**
 * Files made into one set: lists of one kind, by their names (ships*.json, crew*.json, islands*.json), or objects with several.
 * Card ids get the set's id in front, so that they meet nobody else's.
 * @param name what it is called where no file says so
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
  const parse = <T>(schema: z.ZodType<T>, file: SetFile): T | null => {
    const parsed = schema.safeParse(file.json);
    if (parsed.success) return parsed.data;
    faults.push(...parsed.error.issues.map((issue) => fault(file.name, issue.path, issue.message)));
    return null;
  };
  const from = <T extends object>(file: SetFile, under: readonly PropertyKey[], cards: readonly T[]) => {
    cards.forEach((card, row) => {
      sources.set(card, { file: file.name, path: [...under, row] });
    });
    return cards;
  };
  const { ships, crew, islands } = customSetSchema.shape;
  for (const file of files) {
    const kind = /^(ships|crew|islands)[^/]*\.json$/.exec(file.name)?.[1];
    if (kind === 'ships') set.ships.push(...from(file, [], parse(ships, file) ?? []));
    else if (kind === 'crew') set.crew.push(...from(file, [], parse(crew, file) ?? []));
    else if (kind === 'islands') set.islands.push(...from(file, [], parse(islands, file) ?? []));
    else {
      const whole = parse(wholeSchema, file);
      set.name = whole?.name ?? set.name;
      set.ships.push(...from(file, ['ships'], whole?.ships ?? []));
      set.crew.push(...from(file, ['crew'], whole?.crew ?? []));
      set.islands.push(...from(file, ['islands'], whole?.islands ?? []));
    }
  }
  faults.push(...faultsOf(set, sources));
  if (faults.length > 0) return err(faults);
  const own = <T extends { id: string }>(card: T): T => ({ ...card, id: `${id}/${card.id}` });
  const linked = set.crew.map((card) => ({
    ...own(card),
    link: card.link && set.crew.some((c) => c.id === card.link) ? own({ id: card.link }).id : card.link,
  }));
  const all = customSetSchema.safeParse({
    ...set,
    ships: set.ships.map(own),
    crew: linked,
    islands: set.islands.map(own),
  });
  if (!all.success) return err(all.error.issues.map((issue) => fault(id, issue.path, issue.message)));
  return ok(all.data);
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
    if (at) faults.push(fault(at.file, [...at.path, field], problem));
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
