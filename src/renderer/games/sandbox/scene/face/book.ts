import type { Look } from '../../../../../core/games/sandbox/look';
import type { Kind, Size } from '../../../../../core/games/sandbox/piece';
import { baseCrew, uniqueTreasures } from '../../../../../core/games/spanish-main/roster';
import type { Tier } from '../../../../table/tier';
import type { Ctx, IconName } from '../../../../textures/canvas';
import { FaceAtlas } from './atlas';
import type { Face } from './faced';
import { type Fetcher, ImageFaces } from './images';
import { type Size as Pixels, paintBack, paintEmblem, paintPlain, paintShipMat } from './paint';
import { SetFaces, type SetLook } from './sets';

/** A crew member's calling as a picture: the first word of the ability that is one of these. */
const CALLINGS: readonly (readonly [RegExp, IconName])[] = [
  [/captain/i, 'pirate-captain'],
  [/helmsman/, 'ship-wheel'],
  [/cannon/i, 'cannon'],
  [/musket/, 'pirate-cannon'],
  [/oars/, 'sailboat'],
  [/shipwright/, 'hammer-nails'],
  [/explorer/, 'spyglass'],
  [/treasure/i, 'coins'],
  [/boarding/, 'crossed-swords'],
];
const NATIONS: Readonly<Record<string, string>> = {
  England: '#a5282c',
  Spain: '#c08a24',
  France: '#34558c',
  Pirate: '#35303a',
};

const crew = new Map(baseCrew.map((card) => [String(card.id), card]));
const uniques = new Map(uniqueTreasures.map((card) => [String(card.id), card]));

const ROUND: Pixels = [128, 128];
/** Pixels for each millimetre of a printed face, and the most that one may have along a side. */
const DETAIL = 2.7;
const MOST = 1020;

function pixelsFor({ wide, deep, round }: Size, kind: Kind): Pixels {
  if (round) return ROUND;
  const detail = kind === 'ruler' ? 3.4 : DETAIL;
  const scale = Math.min(detail, MOST / (Math.max(wide, deep) / 1000));
  return [Math.round((wide / 1000) * scale), Math.round((deep / 1000) * scale)];
}

/** Finds or paints the face that a look means. What comes late (a game's deck, a picture) tells by `changed`. */
export class FaceBook {
  private readonly own: FaceAtlas;
  private readonly sets: SetFaces;
  private readonly images: ImageFaces;

  constructor(tier: Tier, fetchFile: Fetcher, changed: () => void) {
    this.own = new FaceAtlas('own', tier.anisotropy);
    this.sets = new SetFaces(tier, changed);
    this.images = new ImageFaces(fetchFile, changed);
  }

  face(look: Look, kind: Kind, size: Size): Face {
    switch (look.of) {
      case 'plain':
        return this.plain(look.text, kind, size);
      case 'image':
        return this.images.face(look) ?? this.plain('', kind, size);
      case 'model':
        return this.plain('', kind, size);
      case 'set':
        return look.game === 'spanish-main'
          ? this.main(look)
          : (this.sets.face(look) ?? this.ofGame(look, kind, size));
    }
  }

  private plain(words: string, kind: Kind, size: Size): Face {
    const pixels = pixelsFor(size, kind);
    const shape = kind === 'deck' ? 'card' : kind;
    return this.own.face(`plain ${shape} ${pixels.join()} ${words}`, pixels, (g) =>
      paintPlain(g, pixels, kind, words),
    );
  }

  /** Crew and treasures of Spanish Main: round chips with their calling. */
  private main({ what, id }: SetLook): Face {
    const chip = (glyph: IconName, field: string, name: string): Face =>
      this.own.face(`main ${what} ${id}`, ROUND, (g) => paintEmblem(g, ROUND, glyph, field, name));
    if (what === 'back') return chip(id === 'crew' ? 'hooded-figure' : 'chest', '#4a3320', '');
    const card = crew.get(id);
    if (card) {
      const [, glyph] = CALLINGS.find(([word]) => word.test(card.ability)) ?? [null, 'pirate-hat' as const];
      return chip(glyph, NATIONS[card.nation] ?? '#4a5a46', card.name);
    }
    return chip('open-treasure-chest', '#8a6a1c', uniques.get(id)?.name ?? '');
  }

  /** What a game has no card for, or whose deck is still being painted. */
  private ofGame({ game, what, id }: SetLook, kind: Kind, size: Size): Face {
    const pixels = pixelsFor(size, kind);
    const paint = (name: string, draw: (g: Ctx) => void): Face =>
      this.own.face(`${game} ${name} ${pixels.join()}`, pixels, draw);
    if (what === 'mat') return paint('mat', (g) => paintShipMat(g, pixels));
    if (what === 'counter')
      return paint('counter', (g) => paintEmblem(g, pixels, 'laurel-crown', '#8a6a1c', ''));
    if (what === 'back') return paint(`back ${id}`, (g) => paintBack(g, pixels, 'compass', '#3a2a44'));
    return this.plain(id.replaceAll('-', ' '), kind, size);
  }
}
