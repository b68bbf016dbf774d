import { useEffect } from 'react';
import { z } from 'zod';
import type { GameTypes } from '../../../core/engine/game';
import { message } from '../../../core/engine/message';
import { ActionList } from '../../ui/ActionList';
import { t } from '../../ui/text';
import type { GameScreen, SceneProps, TableProps } from '../contract';
import { defineGame } from '../define';
import { Tree } from './Tree';

const tagged = z.looseObject({ kind: z.string() });

/** A command in words, where nothing but its data is known: `place-island, x 3, y 4`. */
export function plainly(command: object): string {
  const parts = Object.entries(command).map(([name, value]) =>
    name === 'kind' ? String(value) : `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return parts.join(', ');
}

function Panel({ legal, act }: TableProps<GameTypes>) {
  const actions = legal.commands.map((command, n) => ({
    id: String(n),
    label: plainly(command),
    ...(n < 9 && { key: String(n + 1) }),
    onChoose: () => void act(command),
  }));
  return actions.length > 0 ? (
    <ActionList title={t('app.generic.can')} group="generic" actions={actions} single />
  ) : (
    <p className="muted">{t('app.generic.nothing')}</p>
  );
}

function Twin({ view }: TableProps<GameTypes>) {
  return (
    <>
      <h2 className="caps">{t('app.generic.view')}</h2>
      <Tree value={view} />
    </>
  );
}

function Scene({ onReady, ...table }: SceneProps<GameTypes>) {
  useEffect(onReady, [onReady]);
  return (
    <section className="twin">
      <Twin {...table} />
    </section>
  );
}

/** Stands in for a game that has no screen of its own: its view as a tree, its commands as a list. */
export const genericScreen = (id: string): GameScreen =>
  defineGame<GameTypes>({
    id,
    schemas: {
      view: z.record(z.string(), z.unknown()),
      event: tagged,
      command: tagged,
      open: tagged,
    },
    ask: () => ({}),
    catalogue: { 'generic.stage': '' },
    Scene,
    Panel,
    Twin,
    standings: () => [],
    stage: () => message('generic.stage'),
  });
