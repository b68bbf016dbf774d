import { people, type Sitter, takePictures } from './pictures';

const seats = people('Anne', 'Bart');
const sit = (sitter: Sitter, table: string) =>
  sitter.sitAt({ game: 'sandbox', seats, seed: 11, options: { table } });

await takePictures('sandbox-', {
  'spanish-main': (sitter) => sit(sitter, 'spanish-main'),
  'shuffling-the-deck': (sitter) => sit(sitter, 'shuffling-the-deck'),
  piratas: (sitter) => sit(sitter, 'piratas'),
  caribbean: (sitter) => sit(sitter, 'caribbean'),
});
