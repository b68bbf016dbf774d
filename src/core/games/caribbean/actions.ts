import { allowed, type Result, type Seat, seat, type Violation, violation } from '../../engine';
import { adjacent, chestValue } from './board';
import type { CaribbeanEvent } from './events';
import { boardOf } from './options';
import type { Sailing, SailTable, Table } from './sail';
import { type Action, CAPTURE_PAY, SHIPS, type ShipName } from './types';

/** Whose haven a space is. [R10] Havens of colours that nobody plays are open sea. */
export function havenOwner(table: Table, space: string): Seat | undefined {
  const colour = boardOf(table.options).spaces[space]?.haven;
  const index = colour ? table.purses.findIndex((purse) => purse.colour === colour) : -1;
  return index < 0 ? undefined : seat(index);
}

/** Her actions come in any order, before, between and after her steps, as often as she likes [R6][act.timing]. */
export function checkAction(
  table: Table,
  sailing: Sailing,
  action: Action,
  at = table.ships[sailing.ship].at,
): Result<undefined, Violation> {
  switch (action.kind) {
    case 'capture':
      return checkCapture(table, sailing, at);
    case 'deliver':
      return checkDeliver(table, sailing, at);
    case 'steal':
      return checkSteal(table, sailing, action.from, at);
    case 'give':
      return checkGive(table, sailing, action.to, action.cash, at);
    case 'swap':
      return checkSwap(table, sailing, action.with, action.cash, at);
  }
}

/** [act.capture][R4][R28] An open chest in the city of her space, whenever it came there; [R5] she must have room for it. */
function checkCapture(table: Table, { ship }: Sailing, at: string): Result<undefined, Violation> {
  const city = boardOf(table.options).spaces[at]?.city ?? null;
  if (city === null) return violation('no-city', 'act.capture');
  if (table.chests[city] !== 'port') return violation('no-chest-in-port', 'act.capture', { city });
  return table.ships[ship].chest === null ? allowed : violation('hold-full', 'R5', { ship });
}

/** [act.deliver][R8] She must lie in the haven itself; nothing makes her unload [R11]. [R9] Anybody's haven will do; its owner is paid. */
function checkDeliver(table: Table, { ship }: Sailing, at: string): Result<undefined, Violation> {
  if (table.ships[ship].chest === null) return violation('hold-empty', 'act.deliver', { ship });
  if (havenOwner(table, at) !== undefined) return allowed;
  const unused = boardOf(table.options).spaces[at]?.haven;
  return unused ? violation('haven-not-in-play', 'R10') : violation('no-haven', 'R8');
}

/** [act.steal][R2] Only with an empty hold, from a loaded ship next to her. [R3] It pays nothing. */
function checkSteal(
  table: Table,
  sailing: Sailing,
  from: ShipName,
  at: string,
): Result<undefined, Violation> {
  const { ship } = sailing;
  const near = checkBeside(table, sailing, from, at);
  if (!near.ok) return near;
  if (table.ships[ship].chest !== null) return violation('hold-full', 'R2', { ship });
  if (table.ships[from].chest === null) return violation('hold-empty', 'act.steal', { ship: from });
  return checkExchange(sailing, [from, ship]);
}

/** [act.give][R1] To an empty ship next to her. */
function checkGive(
  table: Table,
  sailing: Sailing,
  to: ShipName,
  cash: boolean,
  at: string,
): Result<undefined, Violation> {
  const { ship } = sailing;
  const near = checkBeside(table, sailing, to, at);
  if (!near.ok) return near;
  if (table.ships[ship].chest === null) return violation('hold-empty', 'act.give', { ship });
  if (table.ships[to].chest !== null) return violation('hold-full', 'act.give', { ship: to });
  const exchange = checkExchange(sailing, [ship, to]);
  return exchange.ok ? checkCash(table, to, cash) : exchange;
}

/** [act.swap] Both carry a chest, and they lie side by side. */
function checkSwap(
  table: Table,
  sailing: Sailing,
  other: ShipName,
  cash: boolean,
  at: string,
): Result<undefined, Violation> {
  const { ship } = sailing;
  const near = checkBeside(table, sailing, other, at);
  if (!near.ok) return near;
  if (table.ships[ship].chest === null) return violation('hold-empty', 'act.swap', { ship });
  if (table.ships[other].chest === null) return violation('hold-empty', 'act.swap', { ship: other });
  const exchange = checkExchange(sailing, [ship, other], [other, ship]);
  return exchange.ok ? checkCash(table, other, cash) : exchange;
}

function checkBeside(
  table: Table,
  { ship }: Sailing,
  other: ShipName,
  at: string,
): Result<undefined, Violation> {
  const beside = other !== ship && adjacent(boardOf(table.options), at, table.ships[other].at);
  return beside
    ? allowed
    : violation('ships-apart', 'act.steal', { ship, other }, [{ kind: 'piece', id: other, role: 'target' }]);
}

/** [R7] Between the same two ships a chest goes the same way once in an activation, so that no exchange runs for ever. */
function checkExchange(
  { exchanges }: Sailing,
  ...ways: readonly (readonly [ShipName, ShipName])[]
): Result<undefined, Violation> {
  const again = ways.find(([from, to]) => exchanges.includes(`${from}>${to}`));
  return again ? violation('exchanged-already', 'R7', { from: again[0], to: again[1] }) : allowed;
}

/** [R12] What comes aboard a ship that lies in a haven may go ashore there at once, where the table plays it so. */
function checkCash(table: Table, receiver: ShipName, cash: boolean): Result<undefined, Violation> {
  if (!cash) return allowed;
  if (!table.options.cashInHaven) return violation('cash-not-played', 'R12');
  return havenOwner(table, table.ships[receiver].at) === undefined
    ? violation('receiver-not-in-haven', 'R12', { ship: receiver })
    : allowed;
}

/** Every action open at a point, the ones that bring money first. */
export function actionsAt(table: Table, sailing: Sailing, at = table.ships[sailing.ship].at): Action[] {
  const others = SHIPS.filter((ship) => ship !== sailing.ship);
  const candidates: Action[] = [
    { kind: 'deliver' },
    { kind: 'capture' },
    ...others.flatMap((ship): Action[] => [
      { kind: 'steal', from: ship },
      { kind: 'swap', with: ship, cash: true },
      { kind: 'swap', with: ship, cash: false },
      { kind: 'give', to: ship, cash: true },
      { kind: 'give', to: ship, cash: false },
    ]),
  ];
  return candidates.filter((action) => checkAction(table, sailing, action, at).ok);
}

/** Carries out what `checkAction` has allowed. */
export function act(state: SailTable, action: Action): CaribbeanEvent[] {
  const { phase } = state;
  if (phase.kind !== 'sail') throw new Error('nobody sails');
  const { ship } = phase;
  switch (action.kind) {
    case 'capture':
      return capture(state, phase);
    case 'deliver':
      return deliver(state, ship);
    case 'steal': {
      const city = unload(state, action.from);
      state.ships[ship].chest = city;
      phase.exchanges.push(`${action.from}>${ship}`);
      return [{ kind: 'stolen', ship, from: action.from, city }];
    }
    case 'give': {
      const city = unload(state, ship);
      state.ships[action.to].chest = city;
      phase.exchanges.push(`${ship}>${action.to}`);
      const given: CaribbeanEvent = { kind: 'given', ship, to: action.to, city };
      return action.cash ? [given, ...deliver(state, action.to)] : [given];
    }
    case 'swap': {
      const gave = unload(state, ship);
      const took = unload(state, action.with);
      state.ships[ship].chest = took;
      state.ships[action.with].chest = gave;
      phase.exchanges.push(`${ship}>${action.with}`, `${action.with}>${ship}`);
      const swapped: CaribbeanEvent = { kind: 'swapped', ship, with: action.with, took, gave };
      return action.cash ? [swapped, ...deliver(state, action.with)] : [swapped];
    }
  }
}

/** [act.capture][R31][R33] 2,000 for the active player at once, whatever the chest is worth. */
function capture(state: SailTable, { ship, seat: who }: Sailing): CaribbeanEvent[] {
  const city = boardOf(state.options).spaces[state.ships[ship].at]?.city;
  const purse = state.purses[who];
  if (!city || !purse) throw new Error('nothing to capture');
  state.ships[ship].chest = city;
  state.chests[city] = 'aboard';
  purse.money += CAPTURE_PAY;
  purse.captured += 1;
  state.earned = true;
  return [{ kind: 'captured', ship, seat: who, city }];
}

/** [R9] The haven's owner is paid, whoever brought the chest; [R30] its city is closed for good. */
function deliver(state: SailTable, ship: ShipName): CaribbeanEvent[] {
  const owner = havenOwner(state, state.ships[ship].at);
  const purse = owner === undefined ? undefined : state.purses[owner];
  if (owner === undefined || !purse) throw new Error('no haven to deliver to');
  const city = unload(state, ship);
  const value = chestValue(boardOf(state.options), city);
  state.chests[city] = 'delivered';
  purse.money += value;
  purse.delivered += 1;
  state.earned = true;
  return [{ kind: 'delivered', ship, owner, city, value }];
}

function unload(state: SailTable, ship: ShipName): string {
  const city = state.ships[ship].chest;
  if (city === null) throw new Error(`${ship} carries nothing`);
  state.ships[ship].chest = null;
  return city;
}
