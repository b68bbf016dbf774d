export type * from './act';
export * from './entry';
export * from './match';
export * from './open';
export * from './refusal';
export { type MatchOutcome, playedBy } from './side-table';
export { StepList } from './step-list';
export * from './timeline';
