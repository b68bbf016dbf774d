import type { CardId } from './cards';
import { sightOfView } from './sight';
import type { PiratasView } from './types';

/** The hidden cards that lie before the viewer for its decision: a rival's hand, the top of the deck. */
export const shownTo = (view: PiratasView): readonly CardId[] => sightOfView(view)?.shown ?? [];
