import { err, message, ok, type Result, type Seat } from '../../core/engine';
import type { matchChannels } from '../../shared/channels/match';
import { badRequest, type Refusal, refusal } from '../../shared/refusal';
import { botFor, TIME } from '../workers/job';
import type { consentHandlers } from './consent-handlers';
import { type Answer, done, type Handlers, stored } from './handlers';
import type { Host } from './host';
import type { OpenTable } from './open-table';
import { newMatch, playerOf, seatedAt, tableAt, unknownAmong } from './tables';

type Consent = keyof ReturnType<typeof consentHandlers>;
type Own = Exclude<keyof typeof matchChannels, Consent>;

export const matchHandlers = (host: Host): Handlers<Own> => ({
  'match.create': async (request, screen) => {
    const game = host.parts.games.get(request.game);
    if (!game) return err(refusal('no-such-game', { game: request.game }));
    const unknown = unknownAmong(game, request.seats);
    if (unknown) return err(unknown);
    const position = positionOf(request.position);
    if (!position.ok) return position;
    const match = newMatch(host, game, {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: { ...game.options.defaults, ...request.options },
      players: request.seats.map(playerOf),
      seed: request.seed ?? host.parts.entropy() | 0,
      ...(position.value && { position: position.value }),
    });
    return match.ok ? ok(await host.begin(match.value, request.name ?? game.name, screen)) : match;
  },
  'match.open': async ({ match }, screen) => {
    const table = await host.tableOf(match);
    return table.ok ? ok(host.showOn(table.value, screen)) : table;
  },
  'match.close': ({ match }, screen) => {
    const table = tableAt(screen, match);
    if (!table.ok) return table;
    host.takeFrom(match, screen);
    return done;
  },
  'match.view': ({ match }, screen) => {
    const table = tableAt(screen, match);
    return table.ok ? ok(table.value.show(screen)) : table;
  },
  'match.sit': ({ match, seat }, screen) => {
    const found = tableAt(screen, match);
    if (!found.ok) return found;
    const table = found.value;
    return table.maySit(seat)
      ? ok(table.seat(screen, seat))
      : err(refusal('no-such-seat', { seat: seat + 1 }));
  },
  'match.stand': ({ match }, screen) => {
    const table = tableAt(screen, match);
    return table.ok ? ok(table.value.seat(screen, null)) : table;
  },
  'match.act': ({ match, seat, decision, command }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) =>
      table.submit({ kind: 'play', seat, decision, command }),
    ),
  'match.check': ({ match, seat, command }, screen) => {
    const table = seatedAt(screen, match, seat);
    return table.ok ? check(table.value, seat, command) : table;
  },
  'match.ask': ({ match, question }, screen) => {
    const found = tableAt(screen, match);
    if (!found.ok) return found;
    const table = found.value;
    const parsed = table.match.game.schemas.question.safeParse(question);
    if (!parsed.success) return err(badRequest(parsed.error));
    return ok({ answer: table.match.ask(table.viewerAt(screen), parsed.data) });
  },
  'match.log': ({ match }, screen) => {
    const table = tableAt(screen, match);
    return table.ok ? ok({ lines: table.value.match.linesFor(table.value.viewerAt(screen)) }) : table;
  },
  'match.undo': ({ match, seat }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) => table.submit({ kind: 'undo', seat })),
  'match.redo': ({ match, seat }, screen) =>
    submitted(seatedAt(screen, match, seat), (table) => table.submit({ kind: 'redo', seat })),
  'match.hint': async ({ match, seat, level = 'captain' }, screen) => {
    const found = seatedAt(screen, match, seat);
    if (!found.ok) return found;
    const table = found.value.match;
    if (!table.toAct().includes(seat)) return err(refusal('not-your-turn'));
    if (!botFor(table.game, level)) return err(refusal('no-opponent', { level }));
    const { decision } = host.parts.thinker.think({
      game: table.game.id,
      view: table.view(seat),
      seat,
      level,
      milliseconds: TIME[level],
      seed: host.parts.entropy(),
    });
    const choice = await decision;
    return choice ? ok(choice) : err(refusal('unavailable'));
  },
  'match.play-now': ({ match }, screen) => {
    const table = tableAt(screen, match);
    if (!table.ok) return table;
    host.playNow(match);
    return done;
  },
  'match.rename': async ({ match, name }) => {
    const table = host.openTable(match);
    // A match that is on no disk has its name in memory alone.
    const inMemory = table !== null && table.journal === null && table.readOnly === null;
    const renamed = inMemory ? done : stored(await host.parts.store.rename(match, name));
    if (!renamed.ok) return renamed;
    if (table) {
      table.name = name;
      table.refresh('asked');
    }
    host.tellAll({ kind: 'shelf.changed' });
    return done;
  },
  'match.rematch': async ({ match, rotate }, screen) => {
    const found = tableAt(screen, match);
    if (!found.ok) return found;
    const { match: old, name } = found.value;
    const players = rotate ? [...old.players.slice(1), ...old.players.slice(0, 1)] : [...old.players];
    const { position: _, lesson: __, scenario: ___, ...start } = old.start;
    const again = newMatch(host, old.game, {
      ...start,
      rulesVersion: old.game.rulesVersion,
      players,
      seed: host.parts.entropy() | 0,
    });
    return again.ok ? ok(await host.begin(again.value, name, screen)) : again;
  },
});

function positionOf(position: unknown): Result<Record<string, unknown> | null, Refusal> {
  if (position === undefined) return ok(null);
  if (typeof position === 'object' && position !== null && !Array.isArray(position))
    return ok({ ...position });
  return err(refusal('bad-position', { problem: 'a position is an object' }));
}

function check(table: OpenTable, seat: Seat, command: unknown): Answer<'match.check'> {
  const { game, state } = table.match;
  const parsed = game.schemas.command.safeParse(command);
  if (!parsed.success) return err(badRequest(parsed.error, 'bad-command'));
  if (table.match.outcome()) return err(refusal('match-over'));
  if (!table.match.freeForm && !table.match.toAct().includes(seat)) return err(refusal('not-your-turn'));
  const verdict = game.check(state, seat, parsed.data);
  if (verdict.ok) return ok({ allowed: true });
  const { code, params } = verdict.error;
  return ok({
    allowed: false,
    violation: verdict.error,
    message: message(`${game.id}.refused.${code}`, params),
  });
}

/** Submits at a table, if there is one; the answer waits for the disk. */
export async function submitted(
  table: Result<OpenTable, Refusal>,
  submit: (table: OpenTable) => Result<{ readonly saved: Promise<boolean> }, Refusal>,
): Promise<Result<{ saved: boolean }, Refusal>> {
  if (!table.ok) return table;
  const step = submit(table.value);
  return step.ok ? ok({ saved: await step.value.saved }) : step;
}
