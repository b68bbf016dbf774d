import { people, type Sitter, takePictures } from './pictures';
import { littleOfEverything } from './sandbox-position';

const seats = people('Anne', 'Bart');
const sit = (sitter: Sitter, table: string) =>
  sitter.sitAt({ game: 'sandbox', seats, seed: 11, options: { table } });
const things = (sitter: Sitter) =>
  sitter.sitAt({ game: 'sandbox', seats, seed: 11, position: littleOfEverything() });

await takePictures('sandbox-', {
  // A little of everything, on the green cloth.
  table: things,
  // The menu at the pointer.
  menu: async (sitter) => {
    await things(sitter);
    const { width, height } = sitter.page.viewportSize() ?? { width: 0, height: 0 };
    await sitter.atRest();
    await sitter.page.mouse.click(width * 0.33, height * 0.47, { button: 'right' });
    await sitter.page.getByTestId('sandbox-menu').waitFor();
  },
  // Two fleets, what one of their ships can hit, and the ruler.
  'spanish-main': async (sitter) => {
    await sit(sitter, 'spanish-main');
    await sitter.page.getByTestId('tool-words').click();
    await sitter.page
      .getByRole('checkbox', { name: /Choose ship/ })
      .first()
      .check();
    await sitter.page.getByTestId('tool-words').click();
    await sitter.drawn();
    await sitter.page.getByTestId('tool-sights').click();
    await sitter.page.getByTestId('tool-ruler').click();
    const { width, height } = sitter.page.viewportSize() ?? { width: 0, height: 0 };
    for (const [x, y] of [
      [0.2, 0.35],
      [0.38, 0.5],
      [0.5, 0.4],
    ] as const) {
      await sitter.page.mouse.move(width * x, height * y);
      await sitter.page.mouse.click(width * x, height * y);
    }
  },
  'shuffling-the-deck': (sitter) => sit(sitter, 'shuffling-the-deck'),
  // Three cards each.
  piratas: async (sitter) => {
    await sit(sitter, 'piratas');
    await sitter.page.getByTestId('tool-words').click();
    await sitter.page.getByRole('checkbox', { name: /Choose deck/ }).check();
    for (let n = 0; n < 3; n++) await sitter.press('deal');
    await sitter.press('lay');
    await sitter.page.getByTestId('tool-words').click();
    await sitter.drawn();
  },
  caribbean: (sitter) => sit(sitter, 'caribbean'),
});
