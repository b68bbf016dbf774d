export type { ReadOnly } from '../core/engine/read-only';
