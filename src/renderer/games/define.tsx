import { createContext, use, useLayoutEffect } from 'react';
import type { GameTypes } from '../../core/engine/game';
import type { GameScreen, GameUi, RawTable, TableProps } from './contract';

/** Remembers the answer for as long as the question is alive: what was parsed once keeps its identity. */
function remembered<K extends object, V>(answer: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const hit = known.get(key);
    if (hit) return hit.value;
    const value = answer(key);
    known.set(key, { value });
    return value;
  };
}

/** Once it goes, before anything new is seen, what was thought of is gone too. Its key says whose thoughts they were. */
function Thoughts({ forget }: { readonly forget: () => void }) {
  useLayoutEffect(() => forget, [forget]);
  return null;
}

/**
 * Binds a game's screen: the types of the game are closed over here, and what comes from outside is parsed
 * with its schemas before a component sees it, so that the table screen needs no casts and knows no game.
 */
export function defineGame<T extends GameTypes>(ui: GameUi<T>): GameScreen {
  const Context = createContext<TableProps<T> | null>(null);
  const opened = (table: TableProps<T> | null): TableProps<T> => {
    if (table === null) throw new Error(`a part of ${ui.id} stands outside its Table`);
    return table;
  };

  const viewOf = remembered((raw: object): T['view'] => ui.schemas.view.parse(raw));
  const legalOf = remembered((raw: RawTable['legal']) => ({
    commands: raw.commands.map((command) => ui.schemas.command.parse(command)),
    open: raw.open.map((open) => ui.schemas.open.parse(open)),
  }));
  const freshOf = remembered((raw: RawTable['fresh']) => ({
    serial: raw.serial,
    events: raw.events.map((event) => ui.schemas.event.parse(event)),
  }));
  const tableOf = remembered((raw: RawTable): TableProps<T> => {
    const view = viewOf(raw.view);
    return {
      ...raw,
      view,
      legal: legalOf(raw.legal),
      fresh: freshOf(raw.fresh),
      ask: (question) => ui.ask(view, question),
    };
  });

  return {
    id: ui.id,
    catalogue: ui.catalogue,
    warm: () => ui.warm?.(),
    Table({ table, children }) {
      const props = tableOf(table);
      const inner = ui.Provider ? <ui.Provider {...props}>{children}</ui.Provider> : children;
      return (
        <Context value={props}>
          {ui.forget && <Thoughts key={`${table.matchId} ${table.viewer}`} forget={ui.forget} />}
          {inner}
        </Context>
      );
    },
    Scene(chrome) {
      return <ui.Scene {...opened(use(Context))} {...chrome} />;
    },
    Panel() {
      return <ui.Panel {...opened(use(Context))} />;
    },
    Twin() {
      return <ui.Twin {...opened(use(Context))} />;
    },
    Prompt() {
      const table = opened(use(Context));
      const prompt = ui.prompt?.(table);
      return prompt ? table.text(prompt) : null;
    },
    Reference: ui.Reference ?? null,
    standings: (view) => ui.standings(viewOf(view)),
    stage: (view) => ui.stage(viewOf(view)),
    iconOf: (line) => ui.iconOf?.(line) ?? null,
  };
}
