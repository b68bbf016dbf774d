import type { Options } from '../../../../core/games/spanish-main/options';
import { uniqueTreasures } from '../../../../core/games/spanish-main/roster';
import type { Fleet } from '../../../../core/games/spanish-main/state';
import { Ticks } from '../panel/Ticks';
import { say } from '../words/names';
import { withCoin } from './draft';

const COINS = [1, 2, 3, 4, 5, 6];

export type TreasureSheetProps = {
  readonly options: Options;
  readonly fleet: Fleet;
  readonly onChange: (fleet: Fleet) => void;
};

/** The treasures that this player puts into the game: as many and as much as everybody. */
export function TreasureSheet({ options, fleet, onChange }: TreasureSheetProps) {
  const { coins, unique } = fleet.treasure;
  const sum = coins.reduce((total, coin) => total + coin, 0);
  const setUnique = (chosen: ReadonlySet<string>): void => {
    const next = uniqueTreasures.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
    const wanted = Math.max(0, options.coins - next.length);
    const kept = [...coins, ...Array.from({ length: wanted }, () => 1)].slice(0, wanted);
    onChange({ ...fleet, treasure: { coins: kept, unique: next } });
  };
  return (
    <details className="fold">
      <summary>{say('sm.fleet.treasure')}</summary>
      <p className="muted">{say('sm.fleet.treasure.help', { coins: options.coins, gold: options.gold })}</p>
      <div className="coins">
        {coins
          .map((coin, n) => ({ coin, n, key: `coin-${n}` }))
          .map(({ coin, n, key }) => (
            <select
              key={key}
              className="input"
              value={coin}
              aria-label={say('sm.fleet.coin', { n: n + 1 })}
              onChange={(event) => onChange(withCoin(fleet, n, Number(event.target.value)))}
            >
              {COINS.map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </select>
          ))}
      </div>
      <p role="status">
        {say('sm.fleet.treasure.sum', {
          count: coins.length + unique.length,
          coins: options.coins,
          sum,
          gold: options.gold,
        })}
      </p>
      {options.uniqueTreasures && (
        <Ticks
          legend={say('sm.fleet.treasure')}
          ticks={uniqueTreasures.map(({ id, name, text }) => ({ id, label: `${name}: ${text}` }))}
          chosen={new Set<string>(unique)}
          full={unique.length >= options.coins}
          onChange={setUnique}
        />
      )}
    </details>
  );
}
