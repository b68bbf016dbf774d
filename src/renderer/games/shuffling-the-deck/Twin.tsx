import type { Message } from '../../../core/engine/message';
import { seatsUpTo } from '../../../core/engine/seat';
import type { Types, View } from '../../../core/games/shuffling-the-deck';
import { pirates } from '../../../core/games/shuffling-the-deck/data/pirates';
import type { TableProps } from '../contract';
import { presentEffects } from './choices';
import { adventureName, adventureText, cardName, type PirateId, pirateName, shipName } from './names';
import { effectWords, listOr, say } from './words';

/** The table in words: the row from the front, the cards, the players, and what is known of them. */
export function Twin(table: TableProps<Types>) {
  const { view, text } = table;
  const effects = presentEffects(table);
  return (
    <>
      <Lines
        title={text(say('twin.row'))}
        lines={view.row.map((_, index) => shipLine(view, index))}
        text={text}
        ordered
      />
      <Lines
        title={text(say('twin.cards'))}
        lines={[...cardLines(view), ...effects.map(effectWords)]}
        text={text}
      />
      <Lines title={text(say('twin.players'))} lines={playerLines(view)} text={text} />
    </>
  );
}

type LinesProps = {
  readonly title: string;
  readonly lines: readonly Message[];
  readonly text: (message: Message) => string;
  readonly ordered?: boolean;
};

function Lines({ title, lines, text, ordered }: LinesProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <section>
      <h2>{title}</h2>
      <List>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity and are written anew together
          <li key={index}>{text(line)}</li>
        ))}
      </List>
    </section>
  );
}

/** Whose ship it is, as far as the viewer knows. */
function ownerWords(view: View, pirate: PirateId): Message {
  const owner = view.players.findIndex(({ pirates: known }) => known.includes(pirate));
  if (owner >= 0) {
    const [seat] = seatsUpTo(view.players.length).filter((one) => one === owner);
    return owner === view.viewer || seat === undefined
      ? say('twin.owner.you')
      : say('twin.owner.seat', { seat: { seat } });
  }
  return say(view.unowned.includes(pirate) ? 'twin.owner.nobody' : 'twin.owner.unknown');
}

function shipLine(view: View, index: number): Message {
  const ship = view.row[index];
  if (!ship) return say('twin.none');
  return say('twin.ship', {
    space: index + 1,
    ship: shipName(ship.pirate),
    pirate: pirateName(ship.pirate),
    nation: say(`nation.${pirates[ship.pirate].nation}`),
    glory: ship.glory,
    damaged: ship.damaged ? 'yes' : 'no',
    owner: ownerWords(view, ship.pirate),
  });
}

function cardLines({ adventures, movement, options }: View): Message[] {
  const [active, ...upcoming] = adventures.row;
  const lines: Message[] = [];
  if (active !== undefined) {
    lines.push(
      say('twin.active', { card: adventureName(active), text: adventureText(active, options.adventureSet) }),
    );
  }
  if (upcoming.length > 0) lines.push(say('twin.upcoming', { cards: upcoming.map(adventureName) }));
  lines.push(
    say('twin.adventures', { deck: adventures.deck, discard: listOr(adventures.discard.map(adventureName)) }),
  );
  if (!options.movementHands) lines.push(say('twin.movement', { cards: movement.faceUp.map(cardName) }));
  lines.push(
    say('twin.movement.deck', { deck: movement.deck, discard: listOr(movement.discard.map(cardName)) }),
  );
  return lines;
}

function playerLines(view: View): Message[] {
  const players = seatsUpTo(view.players.length).flatMap((seat) => {
    const player = view.players[seat];
    if (!player) return [];
    const shown = player.pirates.filter((pirate) => view.shown.includes(pirate));
    return [
      say('twin.player', {
        seat: { seat },
        hidden: player.hiddenPirates,
        shown: listOr(shown.map(pirateName)),
        stolen: player.stolen,
        hand: player.handSize,
      }),
    ];
  });
  const told = new Set<string>();
  const denials = view.denials
    .filter(({ target, pirate }) => !told.has(`${target}${pirate}`) && told.add(`${target}${pirate}`))
    .map(({ target, pirate }) =>
      say('twin.denied', { target: { seat: target }, pirate: pirateName(pirate) }),
    );
  return [...players, ...denials];
}
