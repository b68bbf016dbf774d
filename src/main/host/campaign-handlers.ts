import {
  type Allowed,
  beginGame,
  beginNightGame,
  type Campaign,
  type CaptainsCampaign,
  carryOut,
  checkSeats,
  foundCampaign,
  foundNight,
  type MatchNight,
  matchOptions,
  mayBegin,
  refuse,
  wholeParty,
} from '../../core/campaign';
import { type Err, err, type Match, type Message, ok, type Player, type Result } from '../../core/engine';
import type { CampaignEntry, campaignChannels } from '../../shared/channels/campaign';
import { type Refusal, refusal } from '../../shared/refusal';
import type { Table } from '../../shared/table';
import { bundled, type ListedCampaign, type ReadCampaign, unbundled } from '../campaigns';
import { type Answer, done, type Handlers } from './handlers';
import type { Host } from './host';
import { findScenario, scenarioStart } from './scenario-handlers';
import type { HostScreen } from './screen';
import { give } from './shelf-handlers';
import { newMatch, playerOf, unknownAmong } from './tables';

type Own = Exclude<keyof typeof campaignChannels, `scenario.${string}`>;
type Trouble = { readonly code: string; readonly message: Message };

export const campaignHandlers = (host: Host): Handlers<Own> => ({
  'campaign.list': async () => {
    const listed = await host.desk.list();
    return ok({ campaigns: listed.map(entryOf).toSorted((a, b) => b.changed - a.changed) });
  },
  'campaign.found': async ({ name, rules, captains }) => {
    const now = host.parts.now();
    return told(host, await host.desk.found(foundCampaign({ id: newId(host), name, now }, rules, captains)));
  },
  'campaign.found-night': async ({ name, scoring, players }) => {
    const now = host.parts.now();
    const made = foundNight({ id: newId(host), name, now }, scoring, players.map(playerOf));
    return told(host, await host.desk.found(made));
  },
  'campaign.open': async ({ campaign }) => answered(await host.desk.open(campaign)),
  'campaign.order': async ({ campaign, order }) =>
    told(host, await host.desk.change(campaign, (one, now) => carryOut(one, order, now))),
  'campaign.begin': (request, screen) => begin(host, request, screen),
  'campaign.begin-night': (request, screen) => beginNight(host, request, screen),
  'campaign.of': async ({ match }) => {
    const campaign = await host.desk.campaignOf(match);
    return ok({ campaign: campaign?.id ?? null, name: campaign?.name ?? '' });
  },
  'campaign.delete': async ({ campaign }) => moved(host, await host.desk.discard(campaign)),
  'campaign.restore': async ({ campaign }) => moved(host, await host.desk.restore(campaign)),
  'campaign.export': async ({ campaign, dialog }) => {
    const opened = await host.desk.open(campaign);
    if (!opened.ok) return refused(opened.error);
    const text = await bundled(opened.value.campaign, host.parts.store);
    return give(host, dialog, { fileName: `${campaign}.ctcampaigns`, text });
  },
  'campaign.import': async ({ text }) => {
    const read = await unbundled(text, newId(host), host.parts.store);
    if (!read.ok) return refused(read.error);
    const made = await host.desk.found(read);
    if (!made.ok) {
      // Its games without it would only be in the way, and twice after the next try.
      for (const { match } of read.value.games) if (match !== null) await host.parts.store.discard(match);
    }
    host.tellAll({ kind: 'shelf.changed' });
    return told(host, made);
  },
});

/** A campaign's own reasons are its own sentences; the disk's are the disk's. */
const refused = ({ code, message }: Trouble): Err<Refusal> =>
  err(
    code === 'missing'
      ? refusal('no-such-campaign')
      : { code: message.id.startsWith('storage.') ? 'storage' : 'campaign', message },
  );

const answered = (read: Result<ReadCampaign, Trouble>): Answer<'campaign.open'> =>
  read.ok ? ok({ campaign: read.value.campaign, notes: [...read.value.notes] }) : refused(read.error);

function told(host: Host, read: Result<ReadCampaign, Trouble>): Answer<'campaign.open'> {
  if (read.ok) host.tellAll({ kind: 'campaign.changed' });
  return answered(read);
}

function moved(host: Host, result: Result<unknown, Trouble>): Answer<'campaign.delete'> {
  if (!result.ok) return refused(result.error);
  host.tellAll({ kind: 'campaign.changed' });
  return done;
}

/** Day and chance, as a save's id. */
function newId(host: Host): string {
  const day = new Date(host.parts.now()).toISOString().slice(0, 10);
  return `campaign-${day}-${(host.parts.entropy() >>> 0).toString(16).padStart(8, '0')}`;
}

function entryOf(listed: ListedCampaign): CampaignEntry {
  if (!('read' in listed)) {
    const nothing = { name: listed.id, kind: 'unreadable', who: [], games: 0, open: 0, changed: 0 } as const;
    return { ...nothing, who: [], campaign: listed.id, trouble: listed.trouble };
  }
  const { campaign, notes } = listed.read;
  return {
    campaign: campaign.id,
    name: campaign.name,
    kind: campaign.kind,
    who:
      campaign.kind === 'captains'
        ? campaign.captains.map(({ name }) => name)
        : campaign.players.map(({ player }) => player.name),
    games: campaign.games.length,
    open: campaign.games.filter(({ state }) => state === 'open').length,
    changed: campaign.changed,
    trouble: notes[0] ?? null,
  };
}

const asCaptains = (campaign: Campaign): Allowed<CaptainsCampaign> =>
  campaign.kind === 'captains' ? ok(campaign) : refuse('wrong-kind');
const asNight = (campaign: Campaign): Allowed<MatchNight> =>
  campaign.kind === 'night' ? ok(campaign) : refuse('wrong-kind');

/** Who sits for a captain. */
function playerFor(campaign: CaptainsCampaign, id: string): Player {
  const captain = campaign.captains.find((one) => one.id === id);
  return playerOf({ name: captain?.name ?? id, ...(captain?.player ?? { kind: 'person' }) });
}

type Begin = {
  readonly campaign: string;
  readonly game: number;
  readonly parties: readonly {
    readonly captain: string;
    readonly ships: readonly string[];
    readonly crew: readonly string[];
  }[];
};

/** First the match, then the campaign: killed in between, a match lies on the shelf that belongs to nothing, and nothing counts. */
async function begin(host: Host, { campaign: id, game: number, parties: named }: Begin, screen: HostScreen) {
  const opened = await host.desk.open(id);
  if (!opened.ok) return refused(opened.error);
  const captains = asCaptains(opened.value.campaign);
  if (!captains.ok) return refused(captains.error);
  const campaign = captains.value;
  const allowed = mayBegin(campaign, number);
  if (!allowed.ok) return refused(allowed.error);
  const { game } = allowed.value;
  const brought = game.parties.map(({ captain }) => {
    const own = named.find((party) => party.captain === captain) ?? wholeParty(campaign, captain);
    return { captain, ships: [...own.ships], crew: [...own.crew] };
  });
  const parties = game.scenario === null ? brought : game.parties;
  const start = await startOf(host, campaign, { ...game, parties });
  if (!start.ok) return start;
  const table = await host.begin(start.value, `${campaign.name}: ${number}`, screen);
  return entered(host, id, table, (now, at) => {
    const still = asCaptains(now);
    return still.ok ? beginGame(still.value, number, table.match, parties, at) : still;
  });
}

/** Writes down that a game is played as that match; where it can't be, the match is taken back. */
async function entered(
  host: Host,
  campaign: string,
  table: Table,
  begin: (campaign: Campaign, now: number) => Allowed<Campaign>,
): Promise<Result<Table, Refusal>> {
  // A match that is in memory alone is gone with the program, and its game would wait for ever.
  const unsaved = host.notices.get(`match:${table.match}`);
  const begun = unsaved
    ? err({ code: 'unsaved', message: unsaved })
    : await host.desk.change(campaign, begin);
  if (begun.ok) {
    host.tellAll({ kind: 'campaign.changed' });
    return ok(table);
  }
  await host.withdraw(table.match);
  return refused(begun.error);
}

async function startOf(
  host: Host,
  campaign: CaptainsCampaign,
  game: CaptainsCampaign['games'][number],
): Promise<Result<Match, Refusal>> {
  const players = game.parties.map(({ captain }) => playerFor(campaign, captain));
  if (game.scenario !== null) {
    const scenario = await findScenario(host, game.scenario);
    return scenario.ok ? scenarioStart(host, scenario.value, players) : scenario;
  }
  const rules = host.parts.games.get('spanish-main');
  if (!rules) return err(refusal('no-such-game', { game: 'spanish-main' }));
  const unknown = unknownAmong(rules, players);
  if (unknown) return err(unknown);
  const options = matchOptions(campaign, game);
  if (!options.ok) return refused(options.error);
  return newMatch(host, rules, {
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    options: { ...options.value },
    players,
    seed: host.parts.entropy() | 0,
  });
}

type BeginNight = {
  readonly campaign: string;
  readonly game: string;
  readonly seats: readonly string[];
  readonly options?: Readonly<Record<string, unknown>> | undefined;
};

async function beginNight(host: Host, request: BeginNight, screen: HostScreen) {
  const opened = await host.desk.open(request.campaign);
  if (!opened.ok) return refused(opened.error);
  const night = asNight(opened.value.campaign);
  if (!night.ok) return refused(night.error);
  const rules = host.parts.games.get(request.game);
  if (!rules) return err(refusal('no-such-game', { game: request.game }));
  const seats = checkSeats(night.value, request.seats);
  if (!seats.ok) return refused(seats.error);
  const players = request.seats.flatMap(
    (id) => night.value.players.find((one) => one.id === id)?.player ?? [],
  );
  const unknown = unknownAmong(rules, players);
  if (unknown) return err(unknown);
  const match = newMatch(host, rules, {
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    options: { ...rules.options.defaults, ...request.options },
    players,
    seed: host.parts.entropy() | 0,
  });
  if (!match.ok) return match;
  const table = await host.begin(match.value, `${night.value.name}: ${rules.name}`, screen);
  return entered(host, request.campaign, table, (now, at) => {
    const still = asNight(now);
    return still.ok ? beginNightGame(still.value, rules.id, request.seats, table.match, at) : still;
  });
}
