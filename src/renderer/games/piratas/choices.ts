import type { Seat } from '../../../core/engine';
import { type Message, type MessageParams, message } from '../../../core/engine/message';
import { type CardId, type Command, kindOf, type PiratasTypes } from '../../../core/games/piratas';
import { sameAs } from '../../../core/games/piratas/likeness';
import type { IconName } from '../../ui/Icon';
import type { TableProps } from '../contract';
import { CARD_ICON, cardName, cardNames, iconOf } from './names';

/** One thing that can be done, in words. */
export type Choice = {
  readonly command: Command;
  readonly label: Message;
  readonly detail: Message | null;
  readonly icon: IconName;
};

type Asking = Pick<TableProps<PiratasTypes>, 'view' | 'ask'>;

/** The cards out of one's own hand that a command uses. */
export function cardsOf(command: Command): readonly CardId[] {
  switch (command.kind) {
    case 'crew':
    case 'vessel':
    case 'plunder':
    case 'overboard':
    case 'summon':
    case 'rum':
    case 'spyglass':
    case 'map':
    case 'hull':
    case 'discard':
      return [command.card];
    case 'attack':
    case 'defend':
      return command.cards;
    default:
      return [];
  }
}

/** What can be done with exactly these cards of the hand (or with none); copies of the same thing once. */
export function choicesWith(
  { view, ask }: Asking,
  commands: readonly Command[],
  chosen: readonly CardId[],
): Choice[] {
  const seen = new Set<string>();
  return commands
    .filter((command) => sameSet(cardsOf(command), chosen))
    .filter((command) => {
      const likeness = sameAs(command);
      return !seen.has(likeness) && seen.add(likeness);
    })
    .map((command) => choiceOf({ view, ask }, command));
}

/** Whether two cards may be laid together by some command. */
export const pairable =
  (commands: readonly Command[]) =>
  (a: CardId, b: CardId): boolean =>
    commands.some((command) => sameSet(cardsOf(command), [a, b]));

/** The Map's cards as chosen so far: the first is taken, the others follow, the rest as they were shown. */
export function mapCommand(shown: readonly CardId[], order: readonly CardId[]): Command | null {
  const chosen = order.filter((card) => shown.includes(card));
  const [take, ...bottom] = [...chosen, ...shown.filter((card) => !chosen.includes(card))];
  return chosen.length > 0 && take ? { kind: 'choose', take, bottom } : null;
}

const sameSet = (a: readonly CardId[], b: readonly CardId[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card));

const does = (id: string, params?: MessageParams): Message => message(`piratas.do.${id}`, params);
const who = (seat: Seat) => ({ seat });

export function choiceOf(asking: Asking, command: Command): Choice {
  const { view } = asking;
  const plain = (label: Message, icon: IconName, detail: Message | null = null): Choice => ({
    command,
    label,
    icon,
    detail,
  });
  const extra = does('extra');
  switch (command.kind) {
    case 'draw':
      return plain(
        does('draw'),
        'card-play',
        does('draw.detail', { count: view.deck.count + view.discard.length }),
      );
    case 'crew':
      return plain(
        command.ship === view.viewer ? does('crew-own') : does('crew', { ship: who(command.ship) }),
        iconOf(command.card),
      );
    case 'vessel': {
      const own = view.viewer === 'spectator' ? null : view.players[view.viewer]?.vessel;
      return plain(
        own ? does('vessel-swap', { card: cardName(own.card) }) : does('vessel'),
        iconOf(command.card),
      );
    }
    case 'plunder':
    case 'spyglass':
      return plain(
        does(command.kind, { target: who(command.target) }),
        CARD_ICON[command.kind],
        copied(command),
      );
    case 'rum':
    case 'map':
      return plain(does(command.kind), CARD_ICON[command.kind], copied(command));
    case 'overboard':
      return plain(
        does('overboard', { crew: cardName(command.crew), ship: who(command.ship) }),
        CARD_ICON.overboard,
        copied(command),
      );
    case 'summon':
      return plain(does('summon', { crew: cardName(command.crew) }), iconOf(command.crew), copied(command));
    case 'attack': {
      const total = totalOf(asking, command.cards, command.target, 'attack');
      return plain(
        does('attack', { target: who(command.target) }),
        'cannon',
        does(command.cards.length > 1 ? 'attack.turn' : 'attack.detail', { total }),
      );
    }
    case 'poseidon':
      return plain(does('poseidon', { card: cardName(command.card) }), iconOf(command.card), extra);
    case 'highness':
    case 'cyclops':
      return plain(does(command.kind, { target: who(command.target) }), CARD_ICON[command.kind], extra);
    case 'hull':
    case 'merchant':
    case 'wheel':
      return plain(does(command.kind), CARD_ICON[command.kind], extra);
    case 'defend': {
      const [first] = command.cards;
      if (!first) return plain(does('defend-none'), 'cancel');
      if (kindOf(first) === 'helmsman') return plain(does('defend-helmsman'), 'ship-wheel');
      const total = totalOf(asking, command.cards, view.turn.seat, 'defence');
      return plain(does('defend'), 'cannon', does('defend.detail', { total }));
    }
    case 'take':
      return plain(does('take', { card: cardName(command.card) }), iconOf(command.card));
    case 'spy':
      return command.discard === null
        ? plain(does('spy-none'), 'check-mark')
        : plain(does('spy', { card: cardName(command.discard) }), iconOf(command.discard));
    case 'choose':
      return plain(
        does('choose', { card: cardName(command.take) }),
        iconOf(command.take),
        command.bottom.length > 0 ? does('choose.detail', { bottom: cardNames(command.bottom) }) : null,
      );
    case 'place': {
      const top = cardNames(command.top);
      const bottom = cardNames(command.bottom);
      if (bottom.length === 0) return plain(does('place-top', { top }), 'cycle');
      if (top.length === 0) return plain(does('place-bottom', { bottom }), 'cycle');
      return plain(does('place-both', { top, bottom }), 'cycle');
    }
    case 'discard':
      return plain(does('discard'), 'trash-can');
    case 'keep':
      return plain(does('keep'), 'check-mark');
  }
}

const copied = (command: Command & { readonly card: CardId }): Message | null =>
  kindOf(command.card) === 'parrot' ? does('copy', { card: message(`piratas.card.${command.kind}`) }) : null;

/** What the viewer's cards would fire against that seat: counted by the rules, out of what lies open. */
function totalOf(
  { view, ask }: Asking,
  cards: readonly CardId[],
  other: Seat,
  side: 'attack' | 'defence',
): number {
  if (view.viewer === 'spectator') return 0;
  const mine = { who: view.viewer, cards: [...cards] };
  const theirs = { who: other, cards: [] };
  const [attacker, defender] = side === 'attack' ? [mine, theirs] : [theirs, mine];
  const answer = ask({
    kind: 'duel',
    attacker: attacker.who,
    attack: attacker.cards,
    defender: defender.who,
    defence: defender.cards,
  });
  return answer.kind === 'duel' ? answer[side].total : 0;
}
