import { type Err, err, type Message, type MessageParams, message } from '../../core/engine';

export type StorageFaultCode =
  | 'no-space'
  | 'read-only'
  | 'held'
  | 'missing'
  | 'damaged'
  | 'newer'
  | 'too-big'
  | 'unknown-game'
  | 'io';

/** Why the disk, or a save, says no. */
export type StorageFault = { readonly code: StorageFaultCode; readonly message: Message };

export const fault = (code: StorageFaultCode, params?: MessageParams): Err<StorageFault> =>
  err({ code, message: message(`storage.fault.${code}`, params) });

const CODES: Readonly<Record<string, StorageFaultCode>> = {
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
  EFBIG: 'no-space',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
  EBUSY: 'held',
  ETXTBSY: 'held',
  ENOENT: 'missing',
};

export const errnoOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** What went wrong at the disk, by its error code. */
export function diskFault(error: unknown): Err<StorageFault> {
  const errno = errnoOf(error);
  const code = errno === null ? undefined : CODES[errno];
  return fault(code ?? 'io', { problem: errno ?? (error instanceof Error ? error.message : String(error)) });
}
