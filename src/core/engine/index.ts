export * from './clause';
export * from './game';
export * from './message';
export * from './random';
export * from './result';
export * from './seat';
export * from './violation';
