/** The light on the table. Intensities are candela and lux at one unit = one decimetre; the key stands on the reader's side. */
export type Mood = 'night' | 'cards' | 'measure';
export type MoodLight = {
  readonly key: {
    readonly colour: string;
    readonly power: number;
    readonly at: readonly [number, number, number];
    readonly angle: number;
  };
  readonly moon: { readonly power: number; readonly at: readonly [number, number, number] };
  readonly fill: number;
  readonly sky: { readonly colour: string; readonly power: number };
  readonly exposure: number;
};

export const MOODS: Readonly<Record<Mood, MoodLight>> = {
  // The moon lays its glade on the water from behind; the lamp's reflection from there would wash a third of it out.
  night: {
    key: { colour: '#ffb469', power: 900, at: [-3.2, 10.4, 3.6], angle: 0.9 },
    moon: { power: 0.6, at: [-2.4, 7, -12.4] },
    fill: 1.05,
    sky: { colour: '#7d8fae', power: 1.35 },
    exposure: 1.2,
  },
  cards: {
    key: { colour: '#ffb469', power: 520, at: [-3.6, 10.5, -1.2], angle: 0.9 },
    moon: { power: 0.35, at: [-6, 8, -5] },
    fill: 0.7,
    sky: { colour: '#7d8fae', power: 0.85 },
    exposure: 1.2,
  },
  measure: {
    key: { colour: '#ffe6c4', power: 330, at: [-3.2, 10.4, 3.6], angle: 0.9 },
    moon: { power: 0.3, at: [-2.4, 7, -12.4] },
    fill: 0.5,
    sky: { colour: '#fff4e2', power: 1.9 },
    exposure: 0.9,
  },
};
