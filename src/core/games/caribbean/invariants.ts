import { chestValue } from './board';
import { boardOf } from './options';
import { CAPTURE_PAY, CARDS, type CaribbeanState, SHIPS, type ShipName } from './types';

const MOST_BARRELS = Math.max(...CARDS);

/** What must hold after every command: the chests, the money, one ship to a space, whole sets of cards, whose choice it is. */
export function invariants(state: CaribbeanState): string[] {
  return [
    ...chestFaults(state),
    ...moneyFaults(state),
    ...shipFaults(state),
    ...bidFaults(state),
    ...seatFaults(state),
    ...phaseFaults(state),
  ];
}

/** Everything that is kept for each seat is kept for all of them, and each has a colour of his own. */
function seatFaults({ purses, bids, spent }: CaribbeanState): string[] {
  const faults: string[] = [];
  if (bids.length !== purses.length || spent.length !== purses.length) {
    faults.push('bids and used tie-breaks need one entry for each purse');
  }
  if (new Set(purses.map(({ colour }) => colour)).size < purses.length)
    faults.push('two purses share a colour');
  return faults;
}

/** Somebody has to be able to go on: a phase fits the bids and names seats that there are [move.order]. */
function phaseFaults({ phase, bids, revealed, purses }: CaribbeanState): string[] {
  const seated = (who: number) => who < purses.length;
  const ofShip = (ship: ShipName) =>
    SHIPS[revealed - 1] === ship ? [] : [`${ship} has her turn, but ${revealed} ships’ bids are shown`];
  switch (phase.kind) {
    case 'bid':
      return revealed === 0 && bids.includes(null) ? [] : ['all bids are in, yet none of their ships sails'];
    case 'tie': {
      const { tied, answers } = phase;
      const fits =
        tied.length > 1 &&
        new Set(tied).size === tied.length &&
        tied.every(seated) &&
        answers.length === tied.length &&
        answers.includes(null);
      return [
        ...ofShip(phase.ship),
        ...(fits ? [] : ['a tie needs two seats or more, and one that has to answer']),
      ];
    }
    case 'sail': {
      const fits = seated(phase.seat) && phase.left <= MOST_BARRELS;
      return [...ofShip(phase.ship), ...(fits ? [] : [`seat ${phase.seat} can’t sail ${phase.left} spaces`])];
    }
    case 'over':
      return phase.instantWinner === null || seated(phase.instantWinner)
        ? []
        : ['nobody sits where the winner is'];
  }
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
  const faults = paid === due ? [] : [`purses hold ${paid}, but ${due} was earned`];
  const credited = state.purses.reduce((sum, purse) => sum + purse.captured, 0);
  if (credited !== captures)
    faults.push(`${credited} captures are credited, but ${captures} chests were taken`);
  return faults;
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
