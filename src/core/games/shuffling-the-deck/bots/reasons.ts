import { type Message, message } from '../../../engine';
import { ask } from '../ask';
import type { PirateId } from '../data/pirates';
import { adventureName, pirateName, shipName } from '../names';
import type { Command, Effect, View } from '../types';

const say = (id: string, params?: Message['params']): Message =>
  message(`shuffling-the-deck.reason.${id}`, params);

/**
 * Why a command makes sense, in words that everybody at the table may hear: only what the command changes openly is
 * told, never whose ships they are, or the reason would give the speaker's pirates away.
 */
export function reasonFor(view: View, command: Command): Message {
  const [active] = view.adventures.row;
  switch (command.kind) {
    case 'repair': {
      const row = view.row.map((ship) => ({ pirate: ship.pirate, damaged: false }));
      return byEffects(view, ask(view, { kind: 'effects', row }), 'repair');
    }
    case 'accuse': {
      const glory = view.row.find(({ pirate }) => pirate === command.pirate)?.glory ?? 0;
      return say('accuse', {
        target: { seat: command.target },
        pirate: pirateName(command.pirate),
        ship: shipName(command.pirate),
        glory,
      });
    }
    case 'pass':
      return say(command.swap === undefined ? 'pass' : 'swap');
    case 'play-card':
      if (command.card === 'fog' && active !== undefined) return say('fog', { card: adventureName(active) });
      return byEffects(
        view,
        ask(view, { kind: 'row-after', card: command.card, ships: command.ships }),
        'place',
      );
  }
}

/** Names the ships for which the adventure ends differently than it would have. */
function byEffects(view: View, after: ReturnType<typeof ask>, otherwise: string): Message {
  const [active] = view.adventures.row;
  const before = ask(view, { kind: 'effects' });
  if (active === undefined || !('effects' in after) || !('effects' in before)) return say(otherwise);
  const card = adventureName(active);
  const paid = (effects: readonly Effect[]) => shipsThat(effects, 'gains');
  const hurt = (effects: readonly Effect[]) => [
    ...shipsThat(effects, 'is-damaged'),
    ...shipsThat(effects, 'loses'),
  ];
  const newlyPaid = less(paid(after.effects), paid(before.effects));
  const unpaid = less(paid(before.effects), paid(after.effects));
  const newlyHurt = less(hurt(after.effects), hurt(before.effects));
  const spared = less(hurt(before.effects), hurt(after.effects));
  if (newlyPaid.length > 0 && unpaid.length > 0) {
    return say('pays-instead', { card, ships: newlyPaid.map(shipName), others: unpaid.map(shipName) });
  }
  if (newlyPaid.length > 0) return say('pays', { card, ships: newlyPaid.map(shipName) });
  if (unpaid.length > 0) return say('denies', { card, ships: unpaid.map(shipName) });
  if (newlyHurt.length > 0) return say('hurts', { card, ships: newlyHurt.map(shipName) });
  if (spared.length > 0) return say('spares', { card, ships: spared.map(shipName) });
  return say(otherwise);
}

const shipsThat = (effects: readonly Effect[], does: Effect['does']): PirateId[] =>
  effects.filter((effect) => effect.does === does).map(({ pirate }) => pirate);

const less = (all: readonly PirateId[], without: readonly PirateId[]): PirateId[] =>
  all.filter((pirate) => !without.includes(pirate));
