import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { CardId } from '../../../../core/games/spanish-main/ids';
import { crewToChoose, shipsToChoose } from '../../../../core/games/spanish-main/muster';
import type { Options } from '../../../../core/games/spanish-main/options';
import { crewOnOffer } from '../../../../core/games/spanish-main/roster';
import { Segments, Select, Switch, TextField } from '../../../ui/fields';
import { say } from '../words/names';
import { CrewCardView, ShipCardView } from './Cards';
import { crewWanted, shipsWanted, type Wanted } from './draft';
import type { ShipStandProps } from './ShipStand';
import { Showcase } from './Showcase';

export type CatalogueProps = {
  readonly options: Options;
  /** Whose collection it is, where players have one. */
  readonly seat: number | undefined;
  /** Points that are left. */
  readonly left: number;
  /** The ship to which new crew go, or null: ashore. */
  readonly aboard: string | null;
  /** The ship that new crew go to, as she is shown until another is pointed at. */
  readonly chosen: CardId | null;
  readonly colour: string;
  readonly quality: ShipStandProps['quality'];
  readonly onShip: (card: CardId) => void;
  readonly onCrew: (card: CardId) => void;
};

const ORDERS = ['points', 'name', 'masts'] as const;
const ALL = '';

/** Every ship and crew on offer, over the table: searched and filtered, one press to add. */
export function Catalogue(props: CatalogueProps) {
  const { options, seat, left, aboard, chosen, colour, quality, onShip, onCrew } = props;
  const [kind, setKind] = useState<'ships' | 'crew'>('ships');
  const [wanted, setWanted] = useState<Wanted>({
    words: '',
    nation: null,
    masts: null,
    move: null,
    most: null,
    order: 'points',
  });
  const [fits, setFits] = useState(false);
  const [pointed, setPointed] = useState<CardId | null>(null);
  const put = (patch: Partial<Wanted>): void => setWanted({ ...wanted, ...patch });
  const asked: Wanted = { ...wanted, most: fits ? left : null };
  const all = shipsToChoose(options, seat);
  const ships = shipsWanted(all, asked);
  const crew = crewWanted(crewToChoose(options, seat), asked);
  const nations = [...new Set(all.map(({ nation }) => nation))];
  const moves = [...new Set(all.map(({ move }) => move))].sort();
  const masts = [...new Set(all.map(({ cannons }) => cannons.length))].sort();
  const shown = all.find(({ id }) => id === (pointed ?? chosen)) ?? ships[0];
  const count = kind === 'ships' ? ships.length : crew.length;
  const choices = <V extends string | number>(values: readonly V[]) => [
    { value: ALL, label: say('sm.fleet.all') },
    ...values.map((value) => ({ value: String(value), label: String(value) })),
  ];

  return createPortal(
    <section className="builder" aria-label={say('sm.fleet.title')} data-testid="fleet-builder">
      <header>
        <h2>{say('sm.fleet.title')}</h2>
        <Segments
          label={say('sm.fleet.kind')}
          value={kind}
          choices={[
            { value: 'ships', label: say('sm.fleet.kind.ships', { count: ships.length }) },
            { value: 'crew', label: say('sm.fleet.kind.crew', { count: crew.length }) },
          ]}
          onChange={setKind}
        />
      </header>
      <div className="filters">
        <TextField
          type="search"
          label={say('sm.fleet.search')}
          value={wanted.words}
          onChange={(words) => put({ words })}
          testId="fleet-search"
        />
        <Select
          label={say('sm.fleet.nation')}
          value={wanted.nation ?? ALL}
          choices={choices(nations)}
          onChange={(nation) => put({ nation: nation === ALL ? null : nation })}
        />
        {kind === 'ships' && (
          <>
            <Select
              label={say('sm.fleet.masts')}
              value={String(wanted.masts ?? ALL)}
              choices={choices(masts)}
              onChange={(n) => put({ masts: n === ALL ? null : Number(n) })}
            />
            <Select
              label={say('sm.fleet.move')}
              value={wanted.move ?? ALL}
              choices={choices(moves)}
              onChange={(move) => put({ move: move === ALL ? null : move })}
            />
          </>
        )}
        <Select
          label={say('sm.fleet.sort')}
          value={wanted.order}
          choices={ORDERS.map((value) => ({ value, label: say(`sm.fleet.sort.${value}`) }))}
          onChange={(order) => put({ order })}
        />
        <Switch label={say('sm.fleet.fits')} checked={fits} onChange={setFits} />
      </div>
      <p className="muted" role="status">
        {say('sm.fleet.found', { count })}
        {kind === 'crew' && `. ${say('sm.fleet.select')}: ${aboard ?? say('sm.fleet.ashore')}`}
      </p>
      <div className="shelves">
        <ul className="catalogue">
          {kind === 'ships'
            ? ships.map((card) => (
                <ShipCardView
                  key={card.id}
                  card={card}
                  left={left}
                  onAdd={() => onShip(card.id)}
                  onPoint={() => setPointed(card.id)}
                />
              ))
            : crew.map((card) => (
                <CrewCardView
                  key={card.id}
                  card={card}
                  left={left}
                  link={crewOnOffer(options).find(({ id }) => id === card.link)?.name ?? null}
                  onAdd={() => onCrew(card.id)}
                />
              ))}
        </ul>
        {shown && (
          <Showcase
            card={shown}
            colour={colour}
            quality={quality}
            label={say('sm.fleet.stand', { name: shown.name })}
          />
        )}
      </div>
    </section>,
    document.body,
  );
}
