export * from './check-save';
export type { StorageFault, StorageFaultCode } from './faults';
export { parseHostile } from './hostile';
export { Journal } from './journal';
export { saveOfPlayout } from './playout-save';
export { Queues } from './queues';
export type { SaveInfo } from './save-info';
export { type Opened, openStore, Store, type StoreParts } from './store';
export { readWhole, writeWhole } from './whole-file';
