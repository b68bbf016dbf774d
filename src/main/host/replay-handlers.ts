import { err, type Match, ok, type Result, type Timeline, type Viewer } from '../../core/engine';
import type { replayChannels } from '../../shared/channels/shelf';
import { type Refusal, refusal } from '../../shared/refusal';
import { type Answer, type Handlers, stored } from './handlers';
import type { Host } from './host';
import { freeTable } from './sandbox-handlers';
import type { HostScreen } from './screen';
import { people } from './table-view';
import { newMatch } from './tables';

/** A match that a screen looks back on. */
export type Replay = {
  readonly match: Match;
  readonly name: string;
  readonly timeline: Timeline;
  /** The length of the log when the timeline was made. */
  readonly entries: number;
};

export const replayHandlers = (host: Host): Handlers<keyof typeof replayChannels> => ({
  'replay.open': async ({ match: id, viewer }, screen) => {
    const replay = await replayOf(host, screen, id);
    if (!replay.ok) return replay;
    const { match, name, timeline } = replay.value;
    if (!mayLook(host, screen, id, match, viewer)) return err(refusal('not-for-your-eyes'));
    const lines = match.linesFor(viewer);
    return ok({
      game: match.game.id,
      name,
      viewer,
      first: 0,
      // Secret choices that others have still to answer don't show, not even that they were made.
      steps: timeline.plays.slice(0, match.openCommands).map(({ entry, seat }, i) => ({
        command: i + 1,
        seat,
        lines: lines.filter((line) => line.entry === entry),
      })),
    });
  },
  'replay.at': async ({ match: id, viewer, command }, screen) => {
    const replay = await replayOf(host, screen, id);
    if (!replay.ok) return replay;
    const { match } = replay.value;
    if (!mayLook(host, screen, id, match, viewer)) return err(refusal('not-for-your-eyes'));
    return momentAt(replay.value, viewer, command);
  },
  'replay.branch': async ({ match: id, command, name, free }, screen) => {
    const replay = await replayOf(host, screen, id);
    if (!replay.ok) return replay;
    const { match } = replay.value;
    const branch = free ? freeFrom(host, replay.value, command) : playedOn(host, match, command);
    if (!branch.ok) return branch;
    const begun = await host.begin(branch.value, name ?? replay.value.name, screen);
    // The pieces that stand may mean files that the match keeps.
    const table = free ? null : host.openTable(begun.match);
    for (const entry of match.entries) if (entry.kind === 'attach') table?.submit(entry);
    return ok(begun);
  },
});

const noSuchCommand = (command: number, last: number) => err(refusal('no-such-command', { command, last }));

/** The match from there on, with chance of its own. */
function playedOn(host: Host, match: Match, command: number): Result<Match, Refusal> {
  const last = match.openCommands;
  const start = match.branch(command, host.parts.entropy() | 0);
  return command > last || !start.ok ? noSuchCommand(command, last) : newMatch(host, match.game, start.value);
}

/** The table as it stood there, without rules. */
function freeFrom(host: Host, { match, timeline }: Replay, command: number): Result<Match, Refusal> {
  const last = match.openCommands;
  const moment = timeline.at(command);
  return command > last || !moment.ok
    ? noSuchCommand(command, last)
    : freeTable(host, match, moment.value.state);
}

/** The match that is open, else a reading of the shelf that this screen keeps; its timeline made once. */
async function replayOf(host: Host, screen: HostScreen, id: string): Promise<Result<Replay, Refusal>> {
  const kept = screen.replays.get(id);
  const table = host.openTable(id);
  const match = table?.match ?? kept?.match;
  if (kept && kept.match === match && kept.entries === match.entries.length) return ok(kept);
  const read = table ? ok({ match: table.match, name: table.name }) : await readForReplay(host, id);
  if (!read.ok) return read;
  const replay = {
    ...read.value,
    timeline: read.value.match.timeline(),
    entries: read.value.match.entries.length,
  };
  screen.replays.set(id, replay);
  return ok(replay);
}

async function readForReplay(
  host: Host,
  id: string,
): Promise<Result<{ readonly match: Match; readonly name: string }, Refusal>> {
  const opened = await host.parts.store.look(id);
  if (!opened.ok) return opened.error.code === 'missing' ? err(refusal('no-such-match')) : stored(opened);
  const { match, name } = opened.value;
  return ok({ match, name });
}

/** A seat's secrets are for whoever sits there; for its only person; and for anybody once the match is over. */
function mayLook(host: Host, screen: HostScreen, id: string, match: Match, viewer: Viewer): boolean {
  if (viewer === 'spectator') return true;
  if (viewer >= match.seats.length) return false;
  if (match.outcome()) return true;
  const alone = people(match);
  if (alone.length === 1 && alone[0] === viewer) return true;
  return host.openTable(id)?.satAt(screen) === viewer;
}

function momentAt(replay: Replay, viewer: Viewer, command: number): Answer<'replay.at'> {
  const { match, timeline } = replay;
  const last = match.openCommands;
  if (command > last) return err(refusal('no-such-command', { command, last }));
  const moment = timeline.at(command);
  if (!moment.ok) return err(refusal('bad-save', { problem: moment.error.why }));
  const { state, events } = moment.value;
  const { game } = match;
  return ok({
    command,
    view: game.view(state, viewer),
    events: events.map((event) => game.redact(event, viewer, state)).filter((event) => event !== null),
    toAct: game.toAct(state),
    outcome: game.outcome(state),
  });
}
