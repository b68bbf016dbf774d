import type { CrewCard, ShipCard } from '../../../../core/games/spanish-main/cards';
import { Icon } from '../../../ui/Icon';
import { Guns } from '../panel/Guns';
import { say } from '../words/names';

type CardProps<C> = {
  readonly card: C;
  /** Points that are left: what costs more is dimmed, not locked, for something else may go. */
  readonly left: number;
  readonly onAdd: () => void;
};

/** What a deckplate says. @param id of its text, for a button that is described by it */
export function ShipFace({ card, id }: { readonly card: ShipCard; readonly id?: string }) {
  return (
    <>
      <span className="plate-head">
        <b>{card.name}</b>
        <span className="pts">{card.points}</span>
      </span>
      <span id={id}>
        <span className="sub">
          {say('sm.card.masts', { masts: card.cannons.length, nation: card.nation })}
        </span>
        <span className="stats">
          <span>
            <Icon name="wind-slap" />
            {card.move}
            <em className="only-read">{say('sm.card.move')}</em>
          </span>
          <span>
            <Icon name="barrel" />
            {card.cargo}
            <em className="only-read">{say('sm.card.cargo')}</em>
          </span>
          <Guns cannons={card.cannons} />
        </span>
        <span className="rule">{card.text}</span>
      </span>
    </>
  );
}

/** A deckplate in the roster: pressing it adds the ship, pointing at it shows her in the round. */
export function ShipCardView({
  card,
  left,
  onAdd,
  onPoint,
}: CardProps<ShipCard> & { readonly onPoint: () => void }) {
  return (
    <li>
      <button
        type="button"
        className={card.points > left ? 'plate small dear' : 'plate small'}
        aria-label={say('sm.fleet.add', { name: card.name })}
        aria-describedby={`card-${card.id}`}
        data-testid={`add-${card.id}`}
        onClick={onAdd}
        onPointerEnter={onPoint}
        onFocus={onPoint}
      >
        <ShipFace card={card} id={`card-${card.id}`} />
      </button>
    </li>
  );
}

export function CrewCardView({
  card,
  left,
  link,
  onAdd,
}: CardProps<CrewCard> & { readonly link: string | null }) {
  return (
    <li>
      <button
        type="button"
        className={card.points > left ? 'plate small dear' : 'plate small'}
        aria-label={say('sm.fleet.add', { name: card.name })}
        aria-describedby={`card-${card.id}`}
        data-testid={`add-${card.id}`}
        onClick={onAdd}
      >
        <span className="plate-head">
          <b>{card.name}</b>
          <span className="pts">{card.points}</span>
        </span>
        <span id={`card-${card.id}`}>
          <span className="sub">
            {card.nation}
            {link !== null && `, ${say('sm.fleet.linked', { name: link })}`}
          </span>
          <span className="rule">{card.text}</span>
        </span>
      </button>
    </li>
  );
}
