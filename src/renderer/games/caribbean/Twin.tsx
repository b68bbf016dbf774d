import { type CaribbeanTypes, SHIPS } from '../../../core/games/caribbean';
import { bordersOf, chestValue } from '../../../core/games/caribbean/board';
import { boardOf, targetSum } from '../../../core/games/caribbean/options';
import { listed } from '../../ui/text';
import type { TableProps } from '../contract';
import { cardName, namesOf, say, spaceName } from './words';

/** The chart in words: ships, chests, bribes, purses. */
export function Twin({ view, seats }: TableProps<CaribbeanTypes>) {
  const board = boardOf(view.options);
  const nameOf = namesOf(seats);
  const chestWords = (city: string) => say('cb.twin.chest', { city, value: chestValue(board, city) });
  const open = Object.entries(board.spaces).filter(
    ([, { city }]) => city !== null && view.chests[city] === 'port',
  );
  return (
    <>
      <p>{say('cb.twin.target', { sum: targetSum(view.options, view.purses.length) })}</p>
      <h2 className="caps">{say('cb.twin.ships')}</h2>
      <table>
        <thead>
          <tr>
            {(['cb.twin.ship', 'cb.twin.space', 'cb.twin.carries', 'cb.twin.borders'] as const).map((id) => (
              <th key={id} scope="col">
                {say(id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHIPS.map((ship) => {
            const { at, chest } = view.ships[ship];
            return (
              <tr key={ship}>
                <th scope="row">{ship}</th>
                <td>{spaceName(view, at)}</td>
                <td>{chest === null ? say('cb.twin.nothing') : chestWords(chest)}</td>
                <td>{listed(bordersOf(board, at).map((space) => spaceName(view, space)))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <h2 className="caps">{say('cb.twin.ports')}</h2>
      <ul>
        {open.map(([space, { city }]) => (
          <li key={space}>
            {say('cb.twin.port', {
              city: city ?? '',
              space: spaceName(view, space),
              value: chestValue(board, city ?? ''),
            })}
          </li>
        ))}
      </ul>
      <p>{say('cb.twin.supply', { count: view.supply.reduce((sum, stack) => sum + stack, 0) })}</p>
      <h2 className="caps">{say('cb.twin.bids')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('cb.twin.player')}</th>
            <th scope="col">{say('cb.twin.money')}</th>
            <th scope="col">{say('cb.twin.havens')}</th>
            {SHIPS.map((ship) => (
              <th key={ship} scope="col">
                {ship}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.purses.map(({ colour, money }, seat) => (
            <tr key={colour}>
              <th scope="row">{say('cb.twin.colour', { name: nameOf(seat), colour })}</th>
              <td>{say('cb.standing', { money })}</td>
              <td>
                {listed(
                  Object.values(board.spaces)
                    .filter(({ haven }) => haven === colour)
                    .map(({ name }) => name),
                )}
              </td>
              {SHIPS.map((ship, i) => {
                const card = view.bids[seat]?.cards[i] ?? null;
                return <td key={ship}>{card === null ? say('cb.twin.hidden') : cardName(card)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
