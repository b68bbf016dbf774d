import { lazy } from 'react';
import { message } from '../../../core/engine/message';
import { seat } from '../../../core/engine/seat';
import { type SandboxTypes, sandbox } from '../../../core/games/sandbox';
import { commandSchema } from '../../../core/games/sandbox/commands';
import { eventSchema } from '../../../core/games/sandbox/events';
import { viewSchema } from '../../../core/games/sandbox/state';
import { openSchema } from '../../../core/games/sandbox/types';
import { joinCatalogues } from '../../../shared/text';
import { sandboxText } from '../../../shared/text/en/sandbox';
import { sandboxTableText } from '../../../shared/text/en/sandbox-table';
import { defineGame } from '../define';
import { useDesk } from './desk';
import { Panel } from './panel/Panel';
import { Twin } from './Twin';

export const sandboxScreen = defineGame<SandboxTypes>({
  id: sandbox.id,
  schemas: { view: viewSchema, event: eventSchema, command: commandSchema, open: openSchema },
  ask: sandbox.ask,
  catalogue: joinCatalogues(sandboxText, sandboxTableText),
  forget: () => useDesk.getState().clear(),
  Scene: lazy(() => import('./scene/Scene')),
  Panel,
  Twin,
  standings: ({ hands }) =>
    hands.map(({ backs }, i) => ({ seat: seat(i), score: message('sb.standing', { count: backs.length }) })),
  stage: ({ pieces }) => message('sb.stage', { count: pieces.length }),
  prompt: () => message('sb.prompt'),
});
