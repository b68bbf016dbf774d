import type { Command } from './commands';
import type { Event } from './events';
import type { Open } from './open';
import type { Options } from './options';
import type { Answer, Question } from './questions';
import type { State, View } from './state';

export type SpanishMainTypes = {
  options: Options;
  state: State;
  command: Command;
  event: Event;
  view: View;
  question: Question;
  answer: Answer;
  open: Open;
};
