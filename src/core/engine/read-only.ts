import type { Message, MessageParam } from './message';

type Plain = number | string | boolean | null | undefined;

/**
 * Whatever crosses between processes is looked at, never changed. Messages and their parameters are so already;
 * they hold themselves, so they are passed over.
 */
export type ReadOnly<T> = unknown extends T
  ? T
  : T extends Plain
    ? T
    : Message extends T
      ? T
      : MessageParam[] extends T
        ? T
        : T extends readonly unknown[] | object
          ? { readonly [K in keyof T]: ReadOnly<T[K]> }
          : T;
