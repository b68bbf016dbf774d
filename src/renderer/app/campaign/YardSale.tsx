import { useState } from 'react';
import { wholeMasts, yardCrew, yardShips } from '../../../core/campaign';
import { Button } from '../../ui/Button';
import { Segments, Select, Switch, TextField } from '../../ui/fields';
import { Icon } from '../../ui/Icon';
import { say } from './words';
import { Masts } from './YardTab';

type Props = {
  readonly purse: number;
  readonly onShip: (card: string) => void;
  readonly onCrew: (card: string) => void;
};

const ALL = '';

type Card = {
  readonly id: string;
  readonly name: string;
  readonly nation: string;
  readonly points: number;
  readonly text: string;
};

const fits = (card: Card, words: string, nation: string, most: number): boolean =>
  (nation === ALL || card.nation === nation) &&
  card.points <= most &&
  words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => `${card.name} ${card.nation} ${card.text}`.toLocaleLowerCase().includes(word));

const cheapestFirst = (a: Card, b: Card): number => a.points - b.points || a.name.localeCompare(b.name);

/** Every card of both sets, at its points. */
export function YardSale({ purse, onShip, onCrew }: Props) {
  const [kind, setKind] = useState<'ships' | 'crew'>('ships');
  const [words, setWords] = useState('');
  const [nation, setNation] = useState(ALL);
  const [afford, setAfford] = useState(false);
  const most = afford ? purse : Number.POSITIVE_INFINITY;
  const ships = yardShips()
    .filter((card) => fits(card, words, nation, most))
    .toSorted(cheapestFirst);
  const crew = yardCrew()
    .filter((card) => fits(card, words, nation, most))
    .toSorted(cheapestFirst);
  const nations = [...new Set(yardShips().map((card) => card.nation))];
  const buy = (card: Card, onBuy: (id: string) => void) => (
    <Button
      label={say('campaign.yard.buy', { gold: card.points })}
      disabledReason={card.points > purse ? say('campaign.yard.short', { gold: card.points - purse }) : null}
      onClick={() => onBuy(card.id)}
      of={card.name}
      testId={`buy-${card.id}`}
    />
  );
  return (
    <section aria-labelledby="yard-sale">
      <h2 id="yard-sale">{say('campaign.yard.sale')}</h2>
      <div className="yard-filters">
        <Segments
          label={say('campaign.yard.kind')}
          value={kind}
          choices={[
            { value: 'ships', label: say('campaign.yard.kind.ships') },
            { value: 'crew', label: say('campaign.yard.kind.crew') },
          ]}
          onChange={setKind}
        />
        <TextField
          type="search"
          label={say('campaign.yard.search')}
          value={words}
          onChange={setWords}
          testId="yard-search"
        />
        <Select
          label={say('campaign.yard.nation')}
          value={nation}
          choices={[
            { value: ALL, label: say('campaign.yard.nation.all') },
            ...nations.map((value) => ({ value, label: value })),
          ]}
          onChange={setNation}
        />
        <Switch label={say('campaign.yard.afford')} checked={afford} onChange={setAfford} />
      </div>
      <p className="muted" role="status">
        {say('campaign.yard.found', { count: kind === 'ships' ? ships.length : crew.length })}
      </p>
      <ul className="yard-list sale">
        {kind === 'ships'
          ? ships.map((card) => (
              <li key={card.id}>
                <Masts masts={wholeMasts(card)} />
                <div>
                  <h3>{card.name}</h3>
                  <p className="muted">
                    {say('campaign.ship.line', { nation: card.nation, points: card.points })}
                    {' · '}
                    {say('campaign.ship.stats', { move: card.move, cargo: card.cargo })}
                    {' · '}
                    {say('campaign.ship.cannons', { cannons: card.cannons.join(' ') })}
                  </p>
                  <p>{card.text}</p>
                </div>
                {buy(card, onShip)}
              </li>
            ))
          : crew.map((card) => (
              <li key={card.id}>
                <Icon name="pirate-hat" />
                <div>
                  <h3>{card.name}</h3>
                  <p className="muted">
                    {say('campaign.crew.line', { nation: card.nation, points: card.points })}
                  </p>
                  <p>{card.text}</p>
                </div>
                {buy(card, onCrew)}
              </li>
            ))}
      </ul>
    </section>
  );
}
