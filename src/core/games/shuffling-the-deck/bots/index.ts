import type { Bot } from '../../../engine';
import type { Command, View } from '../types';

export const bots: readonly Bot<View, Command>[] = [];
