import icons from '../../../assets/icons/game-icons.json';

/** Glyphs of game-icons.net that the app uses (CC BY 3.0, see assets/icons). Several paths are joined by `|`. */
export type IconName = keyof typeof icons;

/** A picture beside words: hidden from screen readers, coloured like the text. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg viewBox="0 0 512 512" fill="currentColor" aria-hidden="true" className="icon">
      {icons[name].split('|').map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
