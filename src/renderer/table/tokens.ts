/** The palette of the 3D table. Everything that is painted or lit takes its colours from here. */
export const C = {
  night: '#0b0a0c',
  backdrop: '#0f0a08',
  ink: '#1b1510',
  walnut: '#3a2314',
  rim: '#3a2112',
  rack: '#6b4326',
  baize: '#18332d',
  brass: '#c79a4b',
  brassLight: '#f1d592',
  brassDeep: '#7a5521',
  gold: '#d9a93c',
  silver: '#c9ccd0',
  bone: '#efe5cf',
  paper: '#e9dab6',
  sepia: '#4a3320',
  sepiaSoft: '#7d6144',
  abyss: '#0a2536',
  deep: '#0d374d',
  sea: '#104a5e',
  bank: '#155f70',
  shoal: '#227a80',
  lagoon: '#569e94',
  foam: '#eef5e9',
  sand: '#dcc391',
  sandWet: '#a68a5b',
  grass: '#6f8a42',
  jungle: '#35592f',
  rock: '#6d665c',
  rockDark: '#443f39',
  red: '#b4282a',
  redDeep: '#6e1418',
  lamp: '#ffb469',
  moon: '#7f9fd0',
} as const;

/** What the rules draw in light over the night sea, and in ink over the chart. */
export const SIGNAL = {
  clear: { night: '#86f0b4', chart: '#1c7a4d' },
  blocked: { night: '#ff5a45', chart: '#b4282a' },
  select: { night: '#f1d592', chart: '#8c5a12' },
  reach: { night: '#86f0b4', chart: '#1c7a4d' },
  faint: { night: '#c9c2b4', chart: '#6a5a48' },
  under: { night: '#06140f', chart: '#fff8e6' },
} as const;
export type Signal = keyof typeof SIGNAL;

/** Players' colours, by seat. They differ in lightness first and in hue second, so that they stay apart for everybody. */
export const SEAT_COLOURS = [
  { flag: '#b4282a', ink: '#8f1d20', name: 'red' },
  { flag: '#e9b44a', ink: '#7d5407', name: 'gold' },
  { flag: '#3f7fc4', ink: '#1f4f86', name: 'blue' },
  { flag: '#5fae6c', ink: '#28633a', name: 'green' },
  { flag: '#e9e4d8', ink: '#55504a', name: 'white' },
  { flag: '#8a5bb0', ink: '#5a3480', name: 'violet' },
] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
export const seatColour = (seat: number): SeatColour => SEAT_COLOURS[seat] ?? SEAT_COLOURS[0];

/** Fonts as canvas and CSS name them; all of them are bundled. */
export const TYPE = {
  title: '"IM Fell Double Pica", serif',
  caps: '"IM Fell English SC", serif',
  map: '"IM Fell DW Pica", serif',
  text: '"Alegreya", serif',
  ui: '"Alegreya Sans", sans-serif',
} as const;
