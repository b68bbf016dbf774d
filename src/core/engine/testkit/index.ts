export * from './kit';
export type { Failure } from './probe';
