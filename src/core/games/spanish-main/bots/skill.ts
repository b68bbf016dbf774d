import type { Bot } from '../../../engine';

export type Level = Bot<object, never>['level'];
export type Character = 'trader' | 'hunter' | 'raider';

/** How far a level sees, and how surely it judges. */
export type Skill = {
  readonly level: Level;
  /** How far its judgement of a course may stray, as a part of it. */
  readonly scatter: number;
  /** Aims of a ship that courses are laid for. */
  readonly aims: number;
  /** Headings tried to either side of the straight way. */
  readonly fan: number;
  /** Courses whose end is looked at in full, guns and all. */
  readonly courses: number;
  /** Weight of what the enemy's guns may do next. 0: never looks back. */
  readonly danger: number;
  /** Weight of the guns that would bear next turn. */
  readonly bearing: number;
  /** Leaves an enemy's last ship alone until the game would be won without her, and loots hulks rather than sink them. */
  readonly patient: boolean;
};

export const SKILLS: Readonly<Record<Level, Skill>> = {
  deckhand: {
    level: 'deckhand',
    scatter: 0.9,
    aims: 1,
    fan: 1,
    courses: 2,
    danger: 0,
    bearing: 0,
    patient: false,
  },
  mate: {
    level: 'mate',
    scatter: 0.5,
    aims: 2,
    fan: 1,
    courses: 3,
    danger: 0.1,
    bearing: 0.1,
    patient: false,
  },
  captain: {
    level: 'captain',
    scatter: 0,
    aims: 3,
    fan: 2,
    courses: 6,
    danger: 0.6,
    bearing: 0.35,
    patient: true,
  },
};

/** What a character is out for. */
export type Taste = {
  readonly character: Character;
  readonly gold: number;
  readonly damage: number;
  /** Gold in an enemy's hold. */
  readonly prey: number;
};

export const TASTES: Readonly<Record<Character, Taste>> = {
  trader: { character: 'trader', gold: 1, damage: 0.8, prey: 0.8 },
  hunter: { character: 'hunter', gold: 0.85, damage: 1.3, prey: 0.8 },
  raider: { character: 'raider', gold: 0.9, damage: 0.9, prey: 1.4 },
};
