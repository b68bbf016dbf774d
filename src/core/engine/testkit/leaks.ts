import type { GameTypes } from '../game';
import { cloneJson, stableJson } from '../json';
import type { Random } from '../random';
import type { Seat, Viewer } from '../seat';
import type { Tried } from './commands';
import { guarded, type Probe, plain, same } from './probe';

/**
 * The leak test: another state that agrees with all that a viewer may know is put in place of the real one. Everything
 * that reaches the viewer must stay byte for byte the same.
 */
export function checkLeaks<T extends GameTypes>(
  probe: Probe<T>,
  viewer: Viewer,
  tried: readonly Tried<T>[],
  questions: (view: T['view'], random: Random) => readonly T['question'][],
): void {
  const { game, state, random } = probe;
  const view = guarded(probe, `view(${viewer})`, () => game.view(state, viewer));
  if (!view) return;
  plain(probe, `view(${viewer})`, view);
  checkQuestions(probe, view, questions(view, random));

  const before = stableJson(view);
  const other = guarded(probe, `imagine(${viewer})`, () => game.imagine(view, random));
  if (!other) return;
  if (stableJson(view) !== before) probe.fail('pure', 'imagine changed the view');
  const parsed = game.schemas.state.safeParse(other);
  if (!parsed.success) probe.fail('imagine', `not a state: ${parsed.error.message}`);
  const broken = game.invariants(other);
  if (broken.length > 0) probe.fail('imagine', `breaks ${broken.join('; ')}`);
  if (!same(probe, 'imagine', `the view of ${viewer}`, view, game.view(other, viewer))) return;
  same(probe, 'leak', `outcome for ${viewer}`, game.outcome(state), game.outcome(other));
  if (viewer === 'spectator') return;

  const toAct = [state, other].map((one) => game.toAct(one).includes(viewer));
  if (toAct[0] !== toAct[1])
    probe.fail('leak', `whether seat ${viewer} is to act hangs on what it can't know`);
  same(probe, 'leak', `legal(${viewer})`, game.legal(state, viewer), game.legal(other, viewer));
  const mine = tried.find((one) => one.seat === viewer);
  for (const command of [...(mine?.allowed ?? []), ...(mine?.bent ?? [])]) {
    const answers = [state, other].map((one) => game.check(one, viewer, command));
    const [real, imagined] = answers;
    if (!same(probe, 'leak', `check of ${stableJson(command)} by seat ${viewer}`, real, imagined)) continue;
    if (real?.ok) checkOwnCommand(probe, viewer, command, other);
  }
}

/** Answers come from a view alone; the same question gets the same answer and changes nothing. */
function checkQuestions<T extends GameTypes>(
  probe: Probe<T>,
  view: T['view'],
  questions: readonly T['question'][],
): void {
  const before = stableJson(view);
  for (const question of questions) {
    const parsed = probe.game.schemas.question.safeParse(question);
    if (!parsed.success) probe.fail('schema', `question: ${parsed.error.message}`);
    const answer = guarded(probe, `ask ${question.kind}`, () => probe.game.ask(view, question));
    if (answer === null) continue;
    plain(probe, `answer to ${question.kind}`, answer);
    same(probe, 'ask', `the answer to ${question.kind}, asked again`, answer, probe.game.ask(view, question));
  }
  if (stableJson(view) !== before) probe.fail('pure', 'ask changed the view');
}

/** Unless it draws a hidden thing or chance speaks, a seat's own command looks the same whatever is hidden. */
function checkOwnCommand<T extends GameTypes>(
  probe: Probe<T>,
  viewer: Seat,
  command: T['command'],
  other: T['state'],
): void {
  const { game } = probe;
  const seen = [probe.state, other].map((from) => {
    const after = cloneJson(from);
    const random = probe.random.clone();
    const events = game.play(after, viewer, command, random);
    const revealed =
      events.some((e) => e.final) || stableJson(random.state) !== stableJson(probe.random.state);
    return {
      revealed,
      events: events.map((e) => game.redact(e, viewer, after)).filter((e) => e !== null),
      view: game.view(after, viewer),
    };
  });
  const [real, imagined] = seen;
  if (!real || !imagined || real.revealed || imagined.revealed) return;
  same(probe, 'leak', `what seat ${viewer} is told of ${stableJson(command)}`, real.events, imagined.events);
  same(probe, 'leak', `what seat ${viewer} sees after ${stableJson(command)}`, real.view, imagined.view);
}

/**
 * Another seat's hidden choice: where two of its commands leave a viewer with the same view, the viewer is told the same.
 * Kinds in `spoken` are let through: things said openly that no view keeps.
 */
export function checkOthersChoices<T extends GameTypes>(probe: Probe<T>, tried: readonly Tried<T>[]): void {
  const { game } = probe;
  for (const { seat, allowed } of tried) {
    const told = new Map<string, { readonly events: string; readonly command: T['command'] }>();
    for (const command of allowed.slice(0, 4)) {
      const after = cloneJson(probe.state);
      const random = probe.random.clone();
      const events = game.play(after, seat, command, random);
      if (stableJson(random.state) !== stableJson(probe.random.state)) continue;
      for (const viewer of [...probe.seats.filter((one) => one !== seat), 'spectator' as const]) {
        const heard = events
          .filter((event) => !probe.spoken.has(event.kind))
          .map((event) => game.redact(event, viewer, after))
          .filter((event) => event !== null);
        const key = `${viewer} ${stableJson(game.view(after, viewer))}`;
        const text = stableJson(heard);
        const earlier = told.get(key);
        if (earlier && earlier.events !== text) {
          const which = `${stableJson(earlier.command)} and ${stableJson(command)} of seat ${seat}`;
          probe.fail('redact', `${viewer} can tell ${which} apart by events, not by its view`);
        }
        told.set(key, { events: text, command });
      }
    }
  }
}
