import type { GameTypes } from '../game';
import { cloneJson, stableJson } from '../json';
import type { Seat } from '../seat';
import { mutate, stringsIn } from './mutate';
import { guarded, type Probe, plain, same, wellFormedViolation } from './probe';

/** A seat's commands at this position: allowed ones (listed and sampled) and bent ones that the schema lets in. */
export type Tried<T extends GameTypes> = {
  readonly seat: Seat;
  readonly allowed: readonly T['command'][];
  readonly bent: readonly T['command'][];
};

/**
 * What may be done at this position: `legal` and `sample` agree with `check`, a seat that isn't to act has nothing,
 * and a bent command is refused or legal, but nothing throws.
 * @returns the commands tried for each seat that may act
 */
export function checkCommands<T extends GameTypes>(probe: Probe<T>, bends: number): Tried<T>[] {
  const { game, state, seats } = probe;
  const acting = guarded(probe, 'toAct', () => game.toAct(state));
  if (!acting) return [];
  const over = game.outcome(state) !== null;
  if (over && acting.length > 0) probe.fail('over', `seats ${acting} are to act after the end`);
  if (!over && acting.length === 0 && !probe.freeForm) probe.fail('to act', 'nobody is to act');
  if (new Set(acting).size !== acting.length) probe.fail('to act', `a seat twice in ${acting}`);
  const may = !over && probe.freeForm && acting.length === 0 ? seats : acting;
  const tried = may.map((seat) => checkSeat(probe, seat, bends));
  const foreign = tried[0]?.allowed[0];
  if (!probe.freeForm) {
    for (const seat of seats.filter((one) => !acting.includes(one))) checkIdle(probe, seat, foreign);
  }
  return tried;
}

function checkSeat<T extends GameTypes>(probe: Probe<T>, seat: Seat, bends: number): Tried<T> {
  const { game, state, random } = probe;
  const legal = guarded(probe, `legal(${seat})`, () => game.legal(state, seat));
  if (legal) {
    plain(probe, `legal(${seat})`, legal);
    const distinct = new Set(legal.commands.map(stableJson));
    if (distinct.size !== legal.commands.length)
      probe.fail('legal', `seat ${seat}: a command is listed twice`);
  }
  const sampled = guarded(probe, `sample(${seat})`, () => game.sample(state, seat, random));
  const listed = random.shuffle(legal?.commands ?? []).slice(0, 12);
  const allowed = sampled ? [sampled, ...listed] : listed;
  for (const command of allowed) {
    parseCommand(probe, command);
    const verdict = guarded(probe, 'check', () => game.check(state, seat, command));
    if (verdict && !verdict.ok) {
      const which = command === sampled ? 'a sampled' : 'a listed';
      probe.fail(
        'legal',
        `${which} command of seat ${seat} is refused: ${stableJson([command, verdict.error])}`,
      );
    }
  }
  const words = [...stringsIn(state)];
  const bent: T['command'][] = [];
  for (let i = 0; i < bends && allowed.length > 0; i++) {
    const command = checkBent(probe, seat, mutate(random.pick(allowed), words, random));
    if (command) bent.push(command);
  }
  return { seat, allowed, bent };
}

/** @returns the command if the schema lets it in */
function checkBent<T extends GameTypes>(probe: Probe<T>, seat: Seat, bent: unknown): T['command'] | null {
  const { game, state } = probe;
  const parsed = guarded(probe, 'schemas.command', () => game.schemas.command.safeParse(bent));
  if (!parsed?.success) return null;
  const command = parsed.data;
  const verdict = guarded(probe, `check of ${stableJson(command)}`, () => game.check(state, seat, command));
  if (!verdict) return null;
  if (!verdict.ok) {
    wellFormedViolation(probe, verdict.error);
    return command;
  }
  const after = cloneJson(state);
  const played = guarded(probe, `play of ${stableJson(command)}`, () =>
    game.play(after, seat, command, probe.random.clone()),
  );
  if (played) {
    const broken = game.invariants(after);
    if (broken.length > 0) {
      probe.fail(
        'check',
        `let ${stableJson(command)} by seat ${seat} pass, which breaks: ${broken.join('; ')}`,
      );
    }
  }
  return command;
}

/** A seat that isn't to act has no commands, and what others may do is refused to it. */
function checkIdle<T extends GameTypes>(
  probe: Probe<T>,
  seat: Seat,
  foreign: T['command'] | undefined,
): void {
  const { game, state } = probe;
  const legal = guarded(probe, `legal(${seat})`, () => game.legal(state, seat));
  if (legal && (legal.commands.length > 0 || legal.open.length > 0)) {
    probe.fail('legal', `seat ${seat} isn't to act but has commands`);
  }
  if (foreign === undefined) return;
  const verdict = guarded(probe, 'check', () => game.check(state, seat, foreign));
  if (verdict?.ok) probe.fail('check', `seat ${seat} isn't to act but may ${stableJson(foreign)}`);
  else if (verdict) wellFormedViolation(probe, verdict.error);
}

function parseCommand<T extends GameTypes>(probe: Probe<T>, command: T['command']): void {
  plain(probe, 'command', command);
  const parsed = probe.game.schemas.command.safeParse(command);
  if (!parsed.success) probe.fail('schema', `command ${stableJson(command)}: ${parsed.error.message}`);
  else same(probe, 'schema', 'a command after its schema', command, parsed.data);
}
