import type { AnyGame } from '../engine';
import { caribbean } from './caribbean';
import { piratas } from './piratas';
import { sandbox } from './sandbox';
import { shufflingTheDeck } from './shuffling-the-deck';
import { spanishMain } from './spanish-main';

/** Every game of the program, by id. A new game is one line here. */
const all: readonly AnyGame[] = [caribbean, piratas, shufflingTheDeck, spanishMain, sandbox];

export const games: ReadonlyMap<string, AnyGame> = new Map(all.map((game) => [game.id, game]));
