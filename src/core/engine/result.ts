/** A value or the reason why there is none. Rules never throw for a player's mistake. */
export type Result<T, E> = Ok<T> | Err<E>;

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Err<E> = { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

/** The common "allowed" answer of a check. */
export const allowed: Ok<undefined> = ok(undefined);
