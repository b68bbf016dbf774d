import type { ShipName } from '../../../../core/games/caribbean';
import type { ShipLook } from '../../../pieces/ship/ship-mesh';

export type Dress = Pick<ShipLook, 'hull' | 'style' | 'colour'> & { readonly heading: number };

/** Each ship has her own hull, cloth and course, so that she is known at a glance; her name flies over her. */
export const DRESS: Readonly<Record<ShipName, Dress>> = {
  Arriba: { hull: '4', style: 'spain', colour: '#c96f28', heading: 25 },
  Bravo: { hull: '3B', style: 'france', colour: '#6a3f7a', heading: 150 },
  Caribic: { hull: '3A', style: 'england', colour: '#1f7a78', heading: -20 },
  Diabolo: { hull: '5', style: 'pirate', colour: '#8a1f22', heading: 35 },
  Evita: { hull: '3A', style: 'france', colour: '#d9d2c0', heading: 168 },
  Fuego: { hull: '3B', style: 'pirate', colour: '#dd7f3a', heading: 200 },
};
