import type { Scenario } from '../scenario';
import { laid } from './lay';
import { plans } from './plans';

/** The program's own scenarios, the easiest first. */
export const scenarios: readonly Scenario[] = plans.map(laid);

export const scenarioById = (id: string): Scenario | undefined => scenarios.find((one) => one.id === id);
