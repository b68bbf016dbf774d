import type { Migration } from './format';

/**
 * Steps from one format of saves to the next; the step at index i lifts a record of format i + 1. None so far: a change
 * of the layout raises `FORMAT` and adds one here, and a save of the old format to the corpus.
 */
export const formatMigrations: readonly Migration[] = [];

/** For `game/version`: makes a state of these rules into one of the next version's. Without one it is tried as it is. */
export type StateMigrations = ReadonlyMap<string, (state: object) => object>;

export const stateMigrations: StateMigrations = new Map();

/** All steps from a format to the present one, in order. */
export const migrationFrom =
  (format: number, steps: readonly Migration[] = formatMigrations): Migration =>
  (record) =>
    steps.slice(Math.max(0, format - 1)).reduce((lifted, step) => step(lifted), record);
