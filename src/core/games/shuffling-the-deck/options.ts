import { z } from 'zod';
import type { OptionsSpec } from '../../engine';
import { adventureSets } from './data/adventure-cards';

/** What all players agree on before the game [C4.48]. */
export const optionsSchema = z.strictObject({
  /** A row of adventures as long as there are players, the leftmost one active [C4.46]. */
  upcomingAdventures: z.boolean(),
  /** Movement cards are dealt as secret hands, none lie on the table [C4.47]. */
  movementHands: z.boolean(),
  /** Discarded adventures may serve as glory [C4.21]. */
  discardsAsGlory: z.boolean(),
  /** The 18 cards that the rulebook's list leaves out [C2]. */
  adventureSet: z.enum(adventureSets),
});
export type Options = z.infer<typeof optionsSchema>;

const plain: Options = {
  upcomingAdventures: false,
  movementHands: false,
  discardsAsGlory: false,
  adventureSet: 'exposed-or-paid',
};

export const options: OptionsSpec<Options> = {
  schema: optionsSchema,
  defaults: plain,
  presets: [
    { id: 'first-voyage', name: 'First voyage', options: plain },
    {
      id: 'old-hands',
      name: 'Old hands: both advanced rules',
      options: { ...plain, upcomingAdventures: true, movementHands: true },
    },
    {
      id: 'long-voyage',
      name: 'Long voyage: discards serve as glory, pirates stay hidden longer',
      options: { ...plain, discardsAsGlory: true, adventureSet: 'fewer-exposures' },
    },
  ],
  help: {
    upcomingAdventures: {
      label: 'Upcoming adventures',
      help: 'As many adventures lie in a row as there are players, so you can plan ahead.',
    },
    movementHands: {
      label: 'Movement cards in hand',
      help: 'Everybody holds secret movement cards. An accusation costs one of them for good.',
    },
    discardsAsGlory: {
      label: 'Discards serve as glory',
      help: 'Glory is taken from the discarded adventures first, so the deck lasts longer.',
    },
    adventureSet: {
      label: 'The eighteen unlisted cards',
      help: 'Our reconstruction. Each names a pirate, who must show himself; “paid”: his ship may gain glory, too. “Fewer exposures”: nine such cards and nine more adventures of the usual kind.',
      house: true,
    },
  },
};
