import { lazy } from 'react';
import { message } from '../../../core/engine/message';
import { spanishMain } from '../../../core/games/spanish-main';
import { commandSchema } from '../../../core/games/spanish-main/commands';
import { eventSchema } from '../../../core/games/spanish-main/events';
import { openSchema } from '../../../core/games/spanish-main/open';
import { type View, viewSchema } from '../../../core/games/spanish-main/state';
import type { SpanishMainTypes } from '../../../core/games/spanish-main/types';
import { joinCatalogues } from '../../../shared/text';
import { spanishMainText } from '../../../shared/text/en/spanish-main';
import { spanishMainLessonText } from '../../../shared/text/en/spanish-main-lesson';
import { spanishMainPanelText } from '../../../shared/text/en/spanish-main-panel';
import { spanishMainTableText } from '../../../shared/text/en/spanish-main-table';
import { defineGame } from '../define';
import { PlanProvider } from './PlanProvider';
import { Panel } from './panel/Panel';
import { promptOf } from './panel/prompt';
import { Reference } from './panel/Reference';
import { Twin } from './twin/Twin';
import { iconOfLine } from './words/lines';

const goldOf = (view: View, seat: number): number =>
  view.islands
    .filter((island) => island.home === seat)
    .flatMap(({ gold }) => gold)
    .reduce((sum, coin) => sum + coin, 0);

const loadScene = () => import('./scene/Scene');

export const spanishMainScreen = defineGame<SpanishMainTypes>({
  id: 'spanish-main',
  schemas: { view: viewSchema, event: eventSchema, command: commandSchema, open: openSchema },
  ask: spanishMain.ask,
  catalogue: joinCatalogues(
    spanishMainText,
    spanishMainPanelText,
    spanishMainTableText,
    spanishMainLessonText,
  ),
  Provider: PlanProvider,
  Scene: lazy(loadScene),
  warm: () => void loadScene().then(({ warm }) => warm()),
  Panel,
  Twin,
  Reference,
  standings: (view) =>
    view.order.map((seat) => ({ seat, score: message('sm.gold', { gold: goldOf(view, seat) }) })),
  stage: (view) => message(`sm.stage.${view.phase.kind}`, { turn: view.turn.number }),
  prompt: promptOf,
  iconOf: iconOfLine,
});
