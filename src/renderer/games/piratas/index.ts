import { lazy } from 'react';
import { z } from 'zod';
import { message } from '../../../core/engine/message';
import { seatsUpTo } from '../../../core/engine/seat';
import { type PiratasEvent, type PiratasTypes, type PiratasView, piratas } from '../../../core/games/piratas';
import { joinCatalogues } from '../../../shared/text/catalogue';
import { piratasText } from '../../../shared/text/en/piratas';
import { piratasLessonText } from '../../../shared/text/en/piratas-lesson';
import { piratasPanelText } from '../../../shared/text/en/piratas-panel';
import type { TableProps } from '../contract';
import { defineGame } from '../define';
import { Panel } from './panel/Panel';
import { usePlan } from './plan';
import { Reference } from './Reference';
import { Twin } from './Twin';

const isTagged = (value: unknown): boolean => typeof value === 'object' && value !== null && 'kind' in value;
const isView = (value: unknown): boolean => typeof value === 'object' && value !== null && 'players' in value;

export const piratasScreen = defineGame<PiratasTypes>({
  id: 'piratas',
  schemas: {
    view: z.custom<PiratasView>(isView, 'not a view of Piratas!'),
    event: z.custom<PiratasEvent>(isTagged, 'not an event of Piratas!'),
    command: piratas.schemas.command,
    open: z.never(),
  },
  ask: piratas.ask,
  catalogue: joinCatalogues(piratasText, piratasPanelText, piratasLessonText),
  forget: () => usePlan.getState().clear(),
  Scene: lazy(() => import('./scene/Scene')),
  Panel,
  Twin,
  Reference,
  standings: (view) =>
    seatsUpTo(view.players.length).map((seat) => ({
      seat,
      score: message('piratas.standing', { cards: view.players[seat]?.hand.count ?? 0 }),
    })),
  stage: ({ turn, phase }) =>
    message(phase.kind === 'defend' || phase.kind === 'take' ? 'piratas.stage.duel' : 'piratas.stage', {
      turn: turn.number,
    }),
  prompt,
});

/** What is asked of the viewer, in one line. */
function prompt({ view, viewer, toAct }: TableProps<PiratasTypes>) {
  const { phase, turn } = view;
  if (phase.kind === 'over' || !toAct.some((seat) => seat === viewer)) return null;
  switch (phase.kind) {
    case 'act':
      return turn.extra
        ? message('piratas.prompt.extra')
        : message('piratas.prompt.act', { actions: turn.actions });
    case 'defend':
      return message('piratas.prompt.defend', { attacker: { seat: turn.seat }, count: phase.attack.count });
    case 'take':
      return message('piratas.prompt.take', { from: { seat: phase.from } });
    case 'spy':
      return message('piratas.prompt.spy', { target: { seat: phase.target } });
    case 'map':
    case 'wheel':
      return message(`piratas.prompt.${phase.kind}`);
    case 'discard':
      return message('piratas.prompt.discard', {
        count: (view.players[phase.seat]?.hand.count ?? 0) - 7,
      });
  }
}
