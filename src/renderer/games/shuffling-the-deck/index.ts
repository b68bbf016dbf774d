import { lazy } from 'react';
import { z } from 'zod';
import { seatsUpTo } from '../../../core/engine/seat';
import { type Event, shufflingTheDeck, type Types, type View } from '../../../core/games/shuffling-the-deck';
import { joinCatalogues } from '../../../shared/text/catalogue';
import { shufflingTheDeckText } from '../../../shared/text/en/shuffling-the-deck';
import { shufflingTheDeckLessonText } from '../../../shared/text/en/shuffling-the-deck-lesson';
import { shufflingTheDeckTableText } from '../../../shared/text/en/shuffling-the-deck-table';
import { defineGame } from '../define';
import { Panel } from './panel/Panel';
import { usePlan } from './plan';
import { Reference } from './Reference';
import { Twin } from './Twin';
import { say } from './words';

const isTagged = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value;
const isView = (value: unknown): boolean => typeof value === 'object' && value !== null && 'row' in value;

export const shufflingTheDeckScreen = defineGame<Types>({
  id: 'shuffling-the-deck',
  schemas: {
    view: z.custom<View>(isView, 'not a view of Shuffling the Deck'),
    event: z.custom<Event>(isTagged, 'not an event of Shuffling the Deck'),
    command: shufflingTheDeck.schemas.command,
    open: z.never(),
  },
  ask: shufflingTheDeck.ask,
  catalogue: joinCatalogues(shufflingTheDeckText, shufflingTheDeckTableText, shufflingTheDeckLessonText),
  forget: () => usePlan.getState().clear(),
  Scene: lazy(() => import('./scene/Scene')),
  Panel,
  Twin,
  Reference,
  standings: (view) =>
    seatsUpTo(view.players.length).map((seat) => ({
      seat,
      score: say('standing.shown', { glory: inSight(view, seat) }),
    })),
  stage: ({ turns, adventures }) => say('stage', { turn: turns + 1, deck: adventures.deck }),
  prompt: ({ legal }) => (legal.commands.length > 0 ? say('prompt') : null),
});

/** The glory that the viewer knows to be a seat's: taken by it, and under ships that he knows to be its own. */
function inSight(view: View, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  const under = view.row.filter(({ pirate }) => player.pirates.includes(pirate));
  return player.stolen + under.reduce((sum, { glory }) => sum + glory, 0);
}
