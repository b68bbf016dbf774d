import { z } from 'zod';

declare const idOf: unique symbol;

/** A piece's handle. It tells nothing of the piece, and is drawn anew whenever the piece leaves or enters a hidden place. */
export type PieceId = string & { readonly [idOf]: 'piece' };
export type GroupId = string & { readonly [idOf]: 'group' };
/** A snap point or a layout zone. */
export type SpotId = string & { readonly [idOf]: 'spot' };

const numbered = (letter: string) => z.string().regex(new RegExp(`^${letter}[0-9]{1,9}$`));
export const pieceIdSchema = numbered('p').transform((s) => s as PieceId);
export const groupIdSchema = numbered('g').transform((s) => s as GroupId);
export const spotIdSchema = numbered('s').transform((s) => s as SpotId);

export const pieceId = (n: number): PieceId => `p${n}` as PieceId;
export const groupId = (n: number): GroupId => `g${n}` as GroupId;
export const spotId = (n: number): SpotId => `s${n}` as SpotId;
/** The number in an id. */
export const numberOf = (id: string): number => Number(id.slice(1));
