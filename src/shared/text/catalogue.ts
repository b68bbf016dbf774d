/** Message id → ICU pattern in one language. */
export type Catalogue = Readonly<Record<string, string>>;

/**
 * Several catalogues as one.
 * @throws Error when an id is given twice with two texts: one id, one sentence.
 */
export function joinCatalogues(...parts: readonly Catalogue[]): Catalogue {
  const joined: Record<string, string> = {};
  for (const part of parts) {
    for (const [id, text] of Object.entries(part)) {
      if (joined[id] !== undefined && joined[id] !== text) throw new Error(`two texts for "${id}"`);
      joined[id] = text;
    }
  }
  return joined;
}
