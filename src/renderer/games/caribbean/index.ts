import { lazy } from 'react';
import { z } from 'zod';
import { message } from '../../../core/engine/message';
import { seat } from '../../../core/engine/seat';
import {
  type CaribbeanTypes,
  caribbean,
  commandSchema,
  eventSchema,
  type OpenBid,
  viewSchema,
} from '../../../core/games/caribbean';
import { cardSchema, SHIPS } from '../../../core/games/caribbean/types';
import { joinCatalogues } from '../../../shared/text';
import { caribbeanText } from '../../../shared/text/en/caribbean';
import { caribbeanLessonText } from '../../../shared/text/en/caribbean-lesson';
import { caribbeanPanelText } from '../../../shared/text/en/caribbean-panel';
import { defineGame } from '../define';
import { Panel } from './panel/Panel';
import { usePlan } from './plan';
import { Reference } from './Reference';
import { Twin } from './Twin';

const openSchema: z.ZodType<OpenBid> = z.strictObject({ kind: z.literal('bid'), cards: z.array(cardSchema) });

export const caribbeanScreen = defineGame<CaribbeanTypes>({
  id: caribbean.id,
  schemas: { view: viewSchema, event: eventSchema, command: commandSchema, open: openSchema },
  ask: caribbean.ask,
  catalogue: joinCatalogues(caribbeanText, caribbeanPanelText, caribbeanLessonText),
  forget: () => usePlan.getState().clear(),
  Scene: lazy(() => import('./scene/Scene')),
  Panel,
  Twin,
  Reference,
  standings: (view) =>
    view.purses.map(({ money }, i) => ({ seat: seat(i), score: message('cb.standing', { money }) })),
  stage: ({ phase, round, revealed }) => {
    if (phase.kind === 'over') return message('cb.stage.over');
    const ship = SHIPS[revealed - 1];
    return ship ? message('cb.stage.ship', { round, ship }) : message('cb.stage.bid', { round });
  },
  prompt: ({ view: { phase } }) => {
    switch (phase.kind) {
      case 'bid':
        return message('cb.prompt.bid');
      case 'tie':
        return message('cb.prompt.tie', { ship: phase.ship });
      case 'sail':
        return message('cb.prompt.sail', { ship: phase.ship });
      case 'over':
        return null;
    }
  },
  iconOf: ({ id }) => {
    const kind = id.split('.')[2] ?? '';
    return ICONS[kind] ?? null;
  },
});

const ICONS: Readonly<
  Record<string, 'barrel' | 'sail' | 'open-treasure-chest' | 'coins' | 'robber' | 'anchor'>
> = {
  'bids-shown': 'barrel',
  sailed: 'sail',
  captured: 'open-treasure-chest',
  delivered: 'coins',
  stolen: 'robber',
  anchored: 'anchor',
};
