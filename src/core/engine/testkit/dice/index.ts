export { dice } from './game';
export { diceText } from './text';
export type * from './types';
