import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Game, GameTypes, Legal } from '../../core/engine/game';
import type { Message } from '../../core/engine/message';
import type { Seat, Viewer } from '../../core/engine/seat';
import type { Violation } from '../../core/engine/violation';
import type { SeatInfo } from '../../shared/table';
import type { Catalogue } from '../../shared/text/catalogue';
import type { IconName } from '../ui/Icon';

/** Who sits where, with the CSS colour of the seat's flag: seats differ in lightness first, in hue second. */
export type SeatAtTable = SeatInfo & { readonly colour: string };

/** What the player set for every table. */
export type TableSettings = {
  readonly theme: 'dark' | 'light';
  /** `reduced`: cuts and short fades in place of travel. */
  readonly motion: 'full' | 'reduced';
  /** Factor on the length of animations: 1 as designed, 0 skips them. */
  readonly pace: number;
  /** Swell, filling sails. Off: nothing is drawn while nothing moves. */
  readonly ambient: boolean;
  /** `low` for software rendering: smaller textures, no anisotropy. */
  readonly quality: 'low' | 'medium' | 'high';
};

/** The events that led to the present view. A new `serial` is a new step; a jump (load, undo, scrubbing) has no events. */
export type Fresh<E> = { readonly serial: number; readonly events: readonly E[] };

/**
 * What the scene, the panel and the twin of a game are given: the same for all three, so that
 * nothing can be seen or done in one that can't in the others.
 */
export type TableProps<T extends GameTypes> = {
  readonly matchId: string;
  readonly view: T['view'];
  /** Whose eyes the view is for. */
  readonly viewer: Viewer;
  readonly seats: readonly SeatAtTable[];
  readonly toAct: readonly Seat[];
  /** What the viewer may do now; empty when it isn't to act, and in a replay. */
  readonly legal: Legal<T['command'], T['open']>;
  readonly fresh: Fresh<T['event']>;
  /** Over, or a replay: nothing can be done, all can be looked at. */
  readonly readOnly: boolean;
  readonly settings: TableSettings;
  /** The sentence for a message, with the players' names. */
  readonly text: (message: Message) => string;
  /** Sends a command. Resolves to null when it was played, else to why not (which the screen also shows). */
  readonly act: (command: T['command']) => Promise<Violation | null>;
  /** Measuring and previews: answered at once from the view, on this machine. */
  readonly ask: (question: T['question']) => T['answer'];
  /** The last refusal, until the next command: the scene draws its witnesses. */
  readonly refused: Violation | null;
};

/** What the scene is given on top. */
export type SceneChrome = {
  /** How much of the canvas other things cover, in pixels. */
  readonly inset: { readonly right: number; readonly top: number; readonly bottom: number };
  /** To be called once the first picture is there. */
  readonly onReady: () => void;
};
export type SceneProps<T extends GameTypes> = TableProps<T> & SceneChrome;

/** One line of the standings along the top: a seat and its score in words (`13 gold`). */
export type Standing = { readonly seat: Seat; readonly score: Message };

/**
 * What a game gives the renderer, bound by `defineGame` and loaded by `games/registry.ts`.
 * `Scene` should be `React.lazy`, so that a machine without WebGL never loads three.
 */
export type GameUi<T extends GameTypes> = {
  readonly id: string;
  /** What comes from the main process is parsed. Commands go the other way and are parsed there. */
  readonly schemas: {
    readonly view: z.ZodType<T['view']>;
    readonly event: z.ZodType<T['event']>;
    readonly command: z.ZodType<T['command']>;
    readonly open: z.ZodType<T['open']>;
  };
  readonly ask: Game<T>['ask'];
  readonly catalogue: Catalogue;
  /** Holds what scene, panel and twin share (a selection, a plan), once for each match. */
  readonly Provider?: ComponentType<TableProps<T> & { readonly children: ReactNode }>;
  /** Drops what was only being thought of (cards not yet laid): called when somebody else sits down or the match is left. */
  readonly forget?: () => void;
  readonly Scene: ComponentType<SceneProps<T>>;
  /** Loads what the scene needs while its seats are still being filled. */
  readonly warm?: () => void;
  /** The side panel between the "whose turn" head and the log: cards, actions, all of it by keyboard. */
  readonly Panel: ComponentType<TableProps<T>>;
  /** The table in words: what lies where. With the panel it must do for a whole game. */
  readonly Twin: ComponentType<TableProps<T>>;
  /** A page of quick reference. */
  readonly Reference?: ComponentType<{ readonly text: (message: Message) => string }>;
  readonly standings: (view: T['view']) => readonly Standing[];
  /** Where the game stands, in a few words (`turn 9`, `fleets are chosen`). */
  readonly stage: (view: T['view']) => Message;
  /** What the viewer is asked to do, in one line under "… to act". */
  readonly prompt?: (props: TableProps<T>) => Message | null;
  /** A small picture for a line of the log, by its message (a name of `assets/icons/game-icons.json`). */
  readonly iconOf?: (line: Message) => IconName | null;
};

/** What the table screen hands over: not yet parsed, for it knows no game. */
export type RawTable = Omit<TableProps<GameTypes>, 'view' | 'legal' | 'fresh' | 'ask' | 'act'> & {
  readonly view: object;
  readonly legal: { readonly commands: readonly unknown[]; readonly open: readonly unknown[] };
  readonly fresh: Fresh<unknown>;
  readonly act: (command: unknown) => Promise<Violation | null>;
};

/** A game as the table screen sees it: its types are closed over. Parsing throws what zod throws. */
export type GameScreen = {
  readonly id: string;
  readonly catalogue: Catalogue;
  /** Parses, then offers the parsed table to the parts below. */
  readonly Table: ComponentType<{ readonly table: RawTable; readonly children: ReactNode }>;
  readonly Scene: ComponentType<SceneChrome>;
  readonly warm: () => void;
  readonly Panel: ComponentType;
  readonly Twin: ComponentType;
  /** The line under "… to act". */
  readonly Prompt: ComponentType;
  readonly Reference: ComponentType<{ readonly text: (message: Message) => string }> | null;
  readonly standings: (view: object) => readonly Standing[];
  readonly stage: (view: object) => Message;
  readonly iconOf: (line: Message) => IconName | null;
};
