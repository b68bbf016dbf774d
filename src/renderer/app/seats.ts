import { type GameInfo, type Level, levelSchema } from '../../shared/game-info';
import type { SeatWish } from '../../shared/table';
import { isAppText, t } from '../ui/text';

/** A seat as it is being filled in. */
export type SeatDraft = {
  readonly key: string;
  readonly name: string;
  /** `person`, or an opponent's level and character joined by `/`. */
  readonly who: string;
};

const OPPONENT_NAMES = 6;

export const whoOf = (level: Level, character: string | null): string =>
  character === null ? level : `${level}/${character}`;

export function levelName(level: Level, character: string | null, random: boolean): string {
  const name = t(`app.new.level.${level}`);
  const full = character === null ? name : t('app.new.character', { level: name, character });
  return random ? t('app.new.random', { level: full }) : full;
}

export function opponentName(n: number): string {
  const id = `app.new.opponent.${n % OPPONENT_NAMES}`;
  return isAppText(id) ? t(id) : id;
}

/** The nth seat as offered at first; never a name that is already taken. */
export function draftSeat(
  n: number,
  who: string,
  taken: readonly string[],
  names: readonly string[],
): SeatDraft {
  const wanted =
    who === 'person'
      ? [...names, ...Array.from({ length: 16 }, (_, i) => t('app.new.player', { n: i + 1 }))]
      : Array.from({ length: OPPONENT_NAMES }, (_, i) => opponentName(i));
  const free = wanted.find((name) => !taken.includes(name)) ?? t('app.new.player', { n: n + 1 });
  return { key: crypto.randomUUID(), name: free, who };
}

/** A person, and against him an opponent of the middle level where there is a real one, else another person. */
export function defaultSeats(info: GameInfo, names: readonly string[]): SeatDraft[] {
  const real = info.opponents.filter(({ random }) => !random);
  const against = real.find(({ level }) => level === 'mate') ?? real[0];
  const seats: SeatDraft[] = [];
  for (let n = 0; n < info.seats.min; n++) {
    const who = n === 0 || !against ? 'person' : whoOf(against.level, against.character);
    const taken = seats.map(({ name }) => name);
    seats.push(draftSeat(n, who, taken, names));
  }
  return seats;
}

/** What is wrong with the seats, in words. */
export function seatFault(seats: readonly SeatDraft[]): string | null {
  const names = seats.map(({ name }) => name.trim());
  if (names.some((name) => name === '')) return t('app.new.fault.name');
  return new Set(names).size < names.length ? t('app.new.fault.same') : null;
}

export function seatWish({ name, who }: SeatDraft): SeatWish {
  const [first, character] = who.split('/');
  const level = levelSchema.safeParse(first);
  if (!level.success) return { kind: 'person', name: name.trim() };
  return {
    kind: 'opponent',
    name: name.trim(),
    level: level.data,
    ...(character !== undefined && { character }),
  };
}
