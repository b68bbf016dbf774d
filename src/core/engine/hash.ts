import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { stableJson } from './json';

/** SHA-256 of a JSON value's stable text, 64 hex digits: the same in Node and in a browser. */
export const hashJson = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(stableJson(value))));
