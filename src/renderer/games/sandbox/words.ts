import type { Look } from '../../../core/games/sandbox/look';
import type { Item } from '../../../core/games/sandbox/piece';
import {
  baseCrew,
  baseIslands,
  baseShips,
  crimsonShips,
  uniqueTreasures,
} from '../../../core/games/spanish-main/roster';
import { piratasText } from '../../../shared/text/en/piratas';
import { sandboxText } from '../../../shared/text/en/sandbox';
import { sandboxTableText } from '../../../shared/text/en/sandbox-table';
import { shufflingTheDeckText } from '../../../shared/text/en/shuffling-the-deck';
import { phrases } from '../../ui/text';

export const say = phrases(sandboxTableText);
const core = phrases(sandboxText);

const mainNames = new Map<string, string>(
  [...baseShips, ...crimsonShips, ...baseIslands, ...baseCrew, ...uniqueTreasures].map(({ id, name }) => [
    id,
    name,
  ]),
);

const cards = { ...piratasText, ...shufflingTheDeckText };
const cardWords = phrases(cards);

/** What is printed there, in a few words; null for a plain side. */
export function lookWords(look: Look): string | null {
  switch (look.of) {
    case 'plain':
      return look.text === '' ? null : look.text;
    case 'set':
      return setWords(look);
    case 'image':
      return `№ ${look.cell + 1}`;
    case 'model':
      return null;
  }
}

function setWords({ game, what, id }: Extract<Look, { of: 'set' }>): string {
  if (game === 'caribbean' && what === 'bribe' && id === '-1') return say('sb.thief');
  const card = `${game}.${what}.${id}`;
  if (Object.hasOwn(cards, card)) return cardWords(card);
  return mainNames.get(id) ?? (id === '' ? what : id.replaceAll('-', ' '));
}

export const kindWords = (kind: Item['kind']): string => core(`sandbox.kind.${kind}`);

/** What a piece is called: its own name, what it shows, or that it lies face down. */
export function pieceWords(item: Item): string {
  if (item.identity === null) return say('sb.piece', { kind: kindWords(item.kind), name: say('sb.hidden') });
  const shown = item.die ? `d${item.die.sides}: ${item.die.value ?? '—'}` : lookWords(item.identity.front);
  const name = item.identity.name ?? (item.kind === 'deck' ? null : shown);
  return say('sb.piece', { kind: kindWords(item.kind), name: name ?? 'none' });
}
