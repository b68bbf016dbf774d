import { type Message, message, type Violation } from '../../../../core/engine';
import type { GunLine } from '../../../../core/games/spanish-main/questions';
import type { SceneModel } from './model';

/** A message in the player's language, with names. */
export type SceneText = (message: Message) => string;

export const refusalText = (violation: Violation, say: SceneText): string =>
  `${say(message(`spanish-main.refused.${violation.code}`, violation.params))} [${violation.clause}]`;

const nameOf = (model: SceneModel, id: string): string =>
  model.ships.find((s) => s.id === id)?.name ?? model.islands.find((i) => i.id === id)?.name ?? id;

/** What one gun's line says: distance and odds, or what keeps it from bearing. */
export function gunText({ fire, needs, target }: GunLine, model: SceneModel, say: SceneText): string {
  switch (fire.verdict) {
    case 'clear': {
      const odds =
        needs > 6
          ? message('spanish-main.table.never')
          : message('spanish-main.table.odds', { needs: String(needs) });
      return say(message('spanish-main.table.shot', { length: fire.nearest, odds: say(odds) }));
    }
    case 'blocked': {
      const by = fire.blockers.find((b) => b.id !== target);
      return say(message('spanish-main.table.blocked-by', { other: by ? nameOf(model, by.id) : '' }));
    }
    case 'own-mast':
      return say(message('spanish-main.table.own-mast'));
    case 'out-of-range':
      return say(message('spanish-main.table.out-of-range', { length: fire.nearest }));
    case 'sheltered':
      return say(message('spanish-main.table.sheltered'));
  }
}
