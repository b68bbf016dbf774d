export * from './regret-matching';
export { type Found, type Ranked, type Searched, search, type Tuning } from './search';
