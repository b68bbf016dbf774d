import { z } from 'zod';
import {
  allowed,
  type Clause,
  err,
  type Game,
  message,
  type Outcome,
  type Random,
  type Result,
  type Seat,
  seat as seatOf,
  type Violation,
  violation,
} from '../..';
import {
  BANK,
  CHESTS,
  COINS,
  type DiceCommand,
  type DiceEvent,
  type DiceState,
  type DiceTypes,
  diceCommandSchema,
  diceQuestionSchema,
  diceStateSchema,
} from './types';
import { imagine, redact, view } from './view';

const clauses: readonly Clause[] = [
  {
    id: 'dice.turn',
    section: 'Play',
    title: 'Once a round',
    text: 'Each player stakes once a round, all at the same time.',
    source: 'house',
  },
  {
    id: 'dice.stake',
    section: 'Play',
    title: 'Stakes',
    text: 'A stake is 0 to 3 coins, and no more than you have.',
    source: 'house',
  },
  {
    id: 'dice.roll',
    section: 'Play',
    title: 'The die',
    text: 'When all have staked, one die is rolled. From 4 up the bank pays each stake once over, as far as it can; else the stakes go to the bank.',
    source: 'house',
  },
  {
    id: 'dice.look',
    section: 'Play',
    title: 'The chest',
    text: 'Once in a game you may look into your own chest, before you stake.',
    source: 'house',
  },
];

const isOver = (state: DiceState) => state.round >= state.rounds;

function toAct(state: DiceState): Seat[] {
  if (isOver(state)) return [];
  return state.stakes.flatMap((stake, i) => (stake === null ? [seatOf(i)] : []));
}

function check(state: DiceState, seat: Seat, command: DiceCommand): Result<undefined, Violation> {
  if (isOver(state) || state.stakes[seat] !== null) return violation('not-your-turn', 'dice.turn');
  if (command.kind === 'look') return state.looked[seat] ? violation('looked', 'dice.look') : allowed;
  const coins = state.coins[seat] ?? 0;
  if (command.coins < 0 || command.coins > 3) return violation('stake', 'dice.stake');
  if (command.coins > coins) return violation('too-few-coins', 'dice.stake', { coins });
  return allowed;
}

function play(state: DiceState, seat: Seat, command: DiceCommand, random: Random): DiceEvent[] {
  if (command.kind === 'look') {
    state.looked[seat] = true;
    return [{ kind: 'looked', seat, worth: state.chests[seat] ?? null, final: true }];
  }
  state.stakes[seat] = command.coins;
  const staked: DiceEvent = { kind: 'staked', seat, coins: command.coins };
  if (state.stakes.includes(null)) return [staked];
  return [staked, roll(state, random)];
}

/** [dice.roll] */
function roll(state: DiceState, random: Random): DiceEvent {
  const die = random.die();
  const stakes = state.stakes.map((stake) => stake ?? 0);
  for (const [i, stake] of stakes.entries()) {
    const gain = die >= 4 ? Math.min(stake, state.bank) : -stake;
    state.coins[i] = (state.coins[i] ?? 0) + gain;
    state.bank -= gain;
  }
  state.die = die;
  state.round += 1;
  state.stakes = stakes.map(() => null);
  return { kind: 'rolled', die, stakes, final: true };
}

function outcome(state: DiceState): Outcome | null {
  if (!isOver(state)) return null;
  const scores = state.coins.map((coins, i) => coins + (state.chests[i] ?? 0));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, i) => (score === best ? [seatOf(i)] : []));
  return { scores, winners, reason: message('dice.outcome.richest', { score: best }) };
}

function invariants(state: DiceState): string[] {
  const broken: string[] = [];
  const seats = state.coins.length;
  if (state.coins.reduce((sum, n) => sum + n, state.bank) !== BANK + COINS * seats)
    broken.push('coins are lost');
  if (state.coins.some((n) => n < 0) || state.bank < 0) broken.push('a debt');
  if (new Set(state.chests).size !== seats) broken.push('two chests of one worth');
  const lists = [state.stakes, state.chests, state.looked];
  if (lists.some((list) => list.length !== seats)) broken.push('lists of different lengths');
  if (state.stakes.some((stake, i) => (stake ?? 0) > (state.coins[i] ?? 0)))
    broken.push('a stake above the coins');
  if (!state.stakes.includes(null)) broken.push('all have staked, but the die was not rolled');
  return broken;
}

export const dice: Game<DiceTypes> = {
  id: 'dice',
  name: 'Dice',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  options: {
    schema: z.strictObject({ rounds: z.number().int().min(1).max(10_000) }),
    defaults: { rounds: 5 },
    presets: [{ id: 'short', name: 'Short', options: { rounds: 5 } }],
    help: { rounds: { label: 'Rounds', help: 'How many times the die is rolled.' } },
  },
  schemas: { state: diceStateSchema, command: diceCommandSchema, question: diceQuestionSchema },
  clauses,
  setUp: (options, seats, random) => ({
    rounds: options.rounds,
    round: 0,
    coins: Array.from({ length: seats }, () => COINS),
    bank: BANK,
    stakes: Array.from({ length: seats }, () => null),
    chests: random.shuffle(CHESTS).slice(0, seats),
    looked: Array.from({ length: seats }, () => false),
    die: null,
  }),
  toAct,
  legal(state, seat) {
    if (!toAct(state).includes(seat)) return { commands: [], open: [] };
    const most = Math.min(3, state.coins[seat] ?? 0);
    const stakes = Array.from({ length: most + 1 }, (_, coins): DiceCommand => ({ kind: 'stake', coins }));
    return { commands: state.looked[seat] ? stakes : [...stakes, { kind: 'look' }], open: [] };
  },
  sample: (state, seat, random) => random.pick(dice.legal(state, seat).commands),
  check,
  play,
  view,
  redact,
  ask(seen, question) {
    const own = seen.viewer === null ? 0 : (seen.coins[seen.viewer] ?? 0);
    return { won: own + Math.min(question.coins, seen.bank), lost: own - question.coins };
  },
  imagine,
  outcome,
  invariants,
  describe(event) {
    if (event.kind === 'rolled') return message('dice.event.rolled', { die: event.die });
    const who = { seat: seatOf(event.seat) };
    if (event.kind === 'staked') {
      return event.coins === null ? null : message('dice.event.staked', { who, coins: event.coins });
    }
    return message('dice.event.looked', { who });
  },
  lay: (state) =>
    state.chests.map((worth, i) => ({
      id: `chest-${i}`,
      kind: 'dice/chest',
      x: i * 100,
      y: 0,
      turn: 0,
      face: 'down',
      owner: seatOf(i),
      data: { worth },
    })),
  pickUp: () => err([message('dice.pick-up.unsupported')]),
  bots: [],
};
