import type { Catalogue } from '../catalogue';

export const spanishMainText: Catalogue = {};
