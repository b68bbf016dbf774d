import { type CampaignRules, type NewCaptain, yardShips } from '../../../core/campaign';
import { Random } from '../../../core/engine/random';
import { fleetCost, randomFleet, readyFleets } from '../../../core/games/spanish-main/fleet';
import { optionsSpec } from '../../../core/games/spanish-main/options';
import type { Fleet } from '../../../core/games/spanish-main/state';
import { levelSchema } from '../../../shared/game-info';

/** A captain as he is being filled in. */
export type CaptainDraft = {
  readonly key: string;
  readonly name: string;
  readonly flag: string;
  /** `person`, or an opponent's level and character joined by `/`. */
  readonly who: string;
  /** A ready fleet's id, `random` or `none`. */
  readonly fleet: string;
  readonly handicap: number;
  readonly purse: number;
};

export const flags = (): string[] => [...new Set(yardShips().map(({ nation }) => nation))];

const NAMES = ['Anne Bonny', 'Blas de Lezo', 'Calico Jack', 'Captain Rook', 'Mary Read', 'Old Benbow'];
const FLAGS = ['Pirate', 'Spain', 'England', 'France'];

export function draftCaptain(n: number, taken: readonly string[], who: string): CaptainDraft {
  const flag = FLAGS[n % FLAGS.length] ?? 'Pirate';
  return {
    key: crypto.randomUUID(),
    name: NAMES.find((name) => !taken.includes(name)) ?? `Captain ${n + 1}`,
    flag,
    who,
    fleet: readyFleets.find(({ nation }) => nation === flag)?.id ?? 'random',
    handicap: 0,
    purse: 0,
  };
}

type Cards = Pick<Fleet, 'ships' | 'ashore'>;

/** The cards of a first fleet: a ready one where it is cheap enough, else one by chance. */
function cardsOf({ fleet, flag }: CaptainDraft, rules: CampaignRules, seed: number): Cards {
  const nothing: Cards = { ships: [], ashore: [] };
  if (fleet === 'none' || rules.startPoints < 4) return nothing;
  const options = { ...optionsSpec.defaults, crimsonCoast: true, points: rules.startPoints };
  const ready = readyFleets.find(({ id }) => id === fleet);
  const whole = ready && { ...nothing, ships: ready.ships, treasure: { coins: [], unique: [] } };
  if (whole && fleetCost(options, whole) <= rules.startPoints) return whole;
  const random = Random.fromSeed(seed);
  // A fleet under her own flag is tried for first; any will do in the end.
  let drawn = randomFleet(options, random);
  for (let tries = 0; tries < 40; tries++) {
    const other = randomFleet(options, random);
    const flagged = other.ships.filter(({ card }) => nationOf(card) === flag).length;
    if (flagged > drawn.ships.filter(({ card }) => nationOf(card) === flag).length) drawn = other;
  }
  return drawn;
}

const nationOf = (card: string): string | undefined => yardShips().find(({ id }) => id === card)?.nation;

/** A captain as the host wants him. @param seed draws a fleet by chance */
export function newCaptain(draft: CaptainDraft, rules: CampaignRules, seed: number): NewCaptain {
  const { ships, ashore } = cardsOf(draft, rules, seed);
  const [level, character] = draft.who.split('/');
  const known = levelSchema.safeParse(level);
  return {
    name: draft.name.trim(),
    flag: draft.flag,
    player: known.success
      ? { kind: 'opponent', level: known.data, ...(character !== undefined && { character }) }
      : { kind: 'person' },
    handicap: draft.handicap,
    purse: draft.purse,
    ships: ships.map(({ card }) => card),
    crew: [...ships.flatMap(({ crew }) => crew), ...ashore],
  };
}
