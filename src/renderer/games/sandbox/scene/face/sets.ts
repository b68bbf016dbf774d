import board from '../../../../../../assets/textures/caribbean.webp';
import type { Look } from '../../../../../core/games/sandbox/look';
import { sentencesOf } from '../../../../app/sentences';
import type { CardSheet } from '../../../../pieces/card-sheet';
import { WHOLE } from '../../../../pieces/mesh/builder';
import type { Tier } from '../../../../table/tier';
import { loadPicture } from '../../../../textures/baked';
import { type Face, type FaceSheet, faceSheet } from './faced';

export type SetLook = Extract<Look, { of: 'set' }>;
type CardGame = 'shuffling-the-deck' | 'piratas' | 'caribbean';

/** A game's own deck: which of its faces a look means; null for what has none. */
type Deck = {
  readonly sheet: FaceSheet;
  readonly faces: CardSheet;
  readonly numberOf: (look: SetLook) => number | null;
};

const found = (index: number): number | null => (index < 0 ? null : index);

/** Each game's cards as that game paints them, loaded when the first of them lies on the table. */
const loaders: Readonly<Record<CardGame, (tier: Tier) => Promise<Omit<Deck, 'sheet'>>>> = {
  'shuffling-the-deck': async ({ name, anisotropy }) => {
    const [{ paintDeck }, { face, faces }, { shufflingTheDeckScreen }, { shufflingTheDeck }] =
      await Promise.all([
        import('../../../shuffling-the-deck/scene/paint-cards'),
        import('../../../shuffling-the-deck/scene/faces'),
        import('../../../shuffling-the-deck'),
        import('../../../../../core/games/shuffling-the-deck'),
      ]);
    const words = sentencesOf(shufflingTheDeckScreen.catalogue, []);
    const backs: Readonly<Record<string, number>> = {
      adventure: face.other('glory'),
      movement: face.other('movement-back'),
      pirate: face.other('pirate-back'),
    };
    const numberOf = ({ what, id }: SetLook): number | null => {
      if (what === 'back') return backs[id] ?? null;
      if (what === 'counter') return face.other('counter');
      return found(
        faces.findIndex((one) => {
          if (one.of === 'ship') return one.pirate === id && what === (one.damaged ? 'ship-damaged' : 'ship');
          if (one.of === 'movement' || one.of === 'adventure') return one.of === what && one.card === id;
          return one.of === 'pirate' && what === 'pirate' && one.pirate === id;
        }),
      );
    };
    const { adventureSet } = shufflingTheDeck.options.defaults;
    return { faces: paintDeck(words, adventureSet, name === 'lean' ? 0.75 : 1, anisotropy), numberOf };
  },
  piratas: async () => {
    const [{ piratasSheet }, { BACK }, { CARD_KINDS }] = await Promise.all([
      import('../../../piratas/scene/faces'),
      import('../../../piratas/scene/layout'),
      import('../../../../../core/games/piratas'),
    ]);
    const kinds: readonly string[] = CARD_KINDS;
    const numberOf = ({ what, id }: SetLook): number | null =>
      what === 'back' ? BACK : what === 'card' ? found(kinds.indexOf(id)) : null;
    return { faces: piratasSheet(), numberOf };
  },
  caribbean: async ({ anisotropy }) => {
    const [{ backOf, bribeSheet, frontOf }, { BRIBE_ORDER }] = await Promise.all([
      import('../../../caribbean/scene/bribe-cards'),
      import('../../../caribbean/bribes'),
    ]);
    const numberOf = ({ what, id }: SetLook): number | null => {
      if (what === 'back') return backOf('blue');
      const card = BRIBE_ORDER.find((one) => what === 'bribe' && String(one) === id);
      return card === undefined ? null : frontOf('blue', card);
    };
    return { faces: bribeSheet(anisotropy), numberOf };
  },
};

const isCardGame = (game: string): game is CardGame => Object.hasOwn(loaders, game);

/** The decks of the ruled games. */
export class SetFaces {
  private readonly decks = new Map<CardGame, Deck | 'loading'>();

  constructor(
    private readonly tier: Tier,
    private readonly changed: () => void,
  ) {}

  /** The printed chart of Caribbean; null until it is here. */
  private printed: FaceSheet | 'loading' | null = null;

  /** Null while its deck is still being painted, and for what is no card of it. */
  face(look: SetLook): Face | null {
    const { game } = look;
    if (!isCardGame(game)) return null;
    if (look.what === 'board') return this.board();
    const deck = this.decks.get(game);
    if (deck === undefined) this.load(game);
    if (deck === undefined || deck === 'loading') return null;
    const number = deck.numberOf(look);
    return number === null ? null : { sheet: deck.sheet, rect: deck.faces.face(number) };
  }

  private board(): Face | null {
    if (this.printed === null) {
      this.printed = 'loading';
      void loadPicture(board).then((texture) => {
        this.printed = faceSheet('caribbean board', texture);
        this.changed();
      });
    }
    return this.printed === 'loading' || this.printed === null ? null : { sheet: this.printed, rect: WHOLE };
  }

  private load(game: CardGame): void {
    this.decks.set(game, 'loading');
    void loaders[game](this.tier).then((deck) => {
      this.decks.set(game, { ...deck, sheet: faceSheet(game, deck.faces.texture) });
      this.changed();
    });
  }
}
