/** The nine pirates and their ships. Apart from Captain Blackheart's name they are our reconstruction [C3]. */
export const nations = ['english', 'spanish', 'dutch'] as const;
export type Nation = (typeof nations)[number];

export const pirateIds = [
  'blackheart',
  'harrow',
  'wick',
  'roca',
  'coronela',
  'baltasar',
  'kraai',
  'vos',
  'brand',
] as const;
/** A pirate, and at the same time the one ship that is his. */
export type PirateId = (typeof pirateIds)[number];

export type Pirate = { readonly name: string; readonly ship: string; readonly nation: Nation };

export const pirates: Readonly<Record<PirateId, Pirate>> = {
  blackheart: { name: 'Captain Blackheart', ship: 'Grim Tidings', nation: 'english' },
  harrow: { name: 'Bess Harrow', ship: 'Saltmarsh Lass', nation: 'english' },
  wick: { name: 'Old Tom Wick', ship: 'Lantern Jack', nation: 'english' },
  roca: { name: 'Don Esteban Roca', ship: 'Santa Brasa', nation: 'spanish' },
  coronela: { name: 'La Coronela', ship: 'Viento Negro', nation: 'spanish' },
  baltasar: { name: 'Fray Baltasar', ship: 'Campana de Plata', nation: 'spanish' },
  kraai: { name: 'Pieter de Kraai', ship: 'Zwarte Kraai', nation: 'dutch' },
  vos: { name: 'Grietje Vos', ship: 'Rode Vos', nation: 'dutch' },
  brand: { name: 'Schipper Brand', ship: 'Gouden Haring', nation: 'dutch' },
};

export const shipsOf = (nation: Nation): readonly PirateId[] =>
  pirateIds.filter((id) => pirates[id].nation === nation);
