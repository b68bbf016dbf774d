import { z } from 'zod';

declare const idOf: unique symbol;

/** Ids are opaque: a piece's id never tells what is on its hidden face. */
export type ShipId = string & { readonly [idOf]: 'ship' };
export type IslandId = string & { readonly [idOf]: 'island' };
export type CrewId = string & { readonly [idOf]: 'crew' };
export type TreasureId = string & { readonly [idOf]: 'treasure' };
/** A card of the roster: many pieces may be of one card. */
export type CardId = string & { readonly [idOf]: 'card' };

const text = z.string().min(1).max(80);
export const shipIdSchema = text.transform((s) => s as ShipId);
export const islandIdSchema = text.transform((s) => s as IslandId);
export const crewIdSchema = text.transform((s) => s as CrewId);
export const treasureIdSchema = text.transform((s) => s as TreasureId);
export const cardIdSchema = text.transform((s) => s as CardId);

export const shipId = (n: number): ShipId => `ship-${n}` as ShipId;
export const islandId = (n: number): IslandId => `island-${n}` as IslandId;
export const crewId = (n: number): CrewId => `crew-${n}` as CrewId;
export const treasureId = (n: number): TreasureId => `treasure-${n}` as TreasureId;
