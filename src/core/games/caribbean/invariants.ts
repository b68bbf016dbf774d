import { chestValue } from './board';
import { boardOf } from './options';
import { CAPTURE_PAY, CARDS, type CaribbeanState, SHIPS } from './types';

/** What must hold after every command: the chests, the money, one ship to a space, whole sets of cards. */
export function invariants(state: CaribbeanState): string[] {
  return [...chestFaults(state), ...moneyFaults(state), ...shipFaults(state), ...bidFaults(state)];
}

function chestFaults(state: CaribbeanState): string[] {
  const cities = Object.keys(boardOf(state.options).chests);
  const aboard = SHIPS.flatMap((ship) => state.ships[ship].chest ?? []);
  const waiting = state.supply.flat();
  const faults = cities.flatMap((city) => {
    const place = state.chests[city];
    const where =
      aboard.filter((chest) => chest === city).length + waiting.filter((chest) => chest === city).length;
    const expected = place === 'aboard' || place === 'supply' ? 1 : 0;
    const right =
      where === expected &&
      aboard.includes(city) === (place === 'aboard') &&
      waiting.includes(city) === (place === 'supply');
    return right && place !== undefined
      ? []
      : [`chest of ${city} is ${place} but lies ${where} times elsewhere`];
  });
  if (Object.keys(state.chests).length !== cities.length) faults.push('chests do not match the board');
  return faults;
}

/** Every doubloon was paid for a capture or for a chest brought ashore. */
function moneyFaults(state: CaribbeanState): string[] {
  const board = boardOf(state.options);
  const paid = state.purses.reduce((sum, purse) => sum + purse.money, 0);
  const captures = Object.values(state.chests).filter(
    (place) => place === 'aboard' || place === 'delivered',
  ).length;
  const ashore = Object.entries(state.chests)
    .filter(([, place]) => place === 'delivered')
    .reduce((sum, [city]) => sum + chestValue(board, city), 0);
  const due = captures * CAPTURE_PAY + ashore;
  return paid === due ? [] : [`purses hold ${paid}, but ${due} was earned`];
}

function shipFaults(state: CaribbeanState): string[] {
  const places = SHIPS.map((ship) => state.ships[ship].at);
  const faults = places
    .filter((at) => !Object.hasOwn(boardOf(state.options).spaces, at))
    .map((at) => `a ship lies on no space: ${at}`);
  if (new Set(places).size < places.length) faults.push('two ships share a space');
  return faults;
}

function bidFaults(state: CaribbeanState): string[] {
  const faults = state.bids.flatMap((bid, seat) => {
    if (bid === null) return [];
    const cards = [...bid.cards, bid.tieBreak].sort((a, b) => a - b);
    return CARDS.every((card, i) => card === cards[i]) ? [] : [`seat ${seat} has laid a wrong set of cards`];
  });
  if (state.revealed > 0 && state.bids.includes(null)) faults.push('bids were shown before all were in');
  return faults;
}
