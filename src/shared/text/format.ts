import { IntlMessageFormat } from 'intl-messageformat';
import type { Message, MessageParam, MessageParams } from '../../core/engine/message';
import type { Seat } from '../../core/engine/seat';
import type { Catalogue } from './catalogue';

/** What a message needs to become a sentence. */
export type TextContext = {
  readonly catalogue: Catalogue;
  /** A BCP 47 tag. */
  readonly lang: string;
  /** How a seat is called in sentences: a player's name. */
  readonly nameOfSeat: (seat: Seat) => string;
};

/** What kept a message from becoming a sentence. */
export type TextProblem = {
  readonly id: string;
  readonly why: 'missing' | 'broken';
  readonly detail: string;
};

// Parsing a pattern costs more than filling it, and a log shows the same patterns over and over.
const parsed = new Map<string, IntlMessageFormat>();

function patternOf(text: string, lang: string): IntlMessageFormat {
  const key = `${lang}\n${text}`;
  const known = parsed.get(key);
  if (known) return known;
  // Our texts hold no markup: a `<` is just a `<`.
  const pattern = new IntlMessageFormat(text, lang, undefined, { ignoreTag: true });
  parsed.set(key, pattern);
  return pattern;
}

function isMessage(param: MessageParam): param is Message {
  return typeof param === 'object' && 'id' in param;
}

type Report = (problem: TextProblem) => void;

function fillParam(param: MessageParam, context: TextContext, report: Report): string | number {
  if (typeof param === 'string' || typeof param === 'number') return param;
  if (Array.isArray(param)) {
    const items = param.map((item: MessageParam) => String(fillParam(item, context, report)));
    return new Intl.ListFormat(context.lang, { type: 'conjunction' }).format(items);
  }
  if (isMessage(param)) return fill(param, context, report);
  return 'seat' in param ? context.nameOfSeat(param.seat) : '';
}

function fill(message: Message, context: TextContext, report: Report): string {
  const text = context.catalogue[message.id];
  if (text === undefined) {
    report({ id: message.id, why: 'missing', detail: 'no text in the catalogue' });
    return message.id;
  }
  const values: Record<string, string | number> = {};
  for (const [name, param] of Object.entries<MessageParam>(message.params ?? ({} as MessageParams))) {
    values[name] = fillParam(param, context, report);
  }
  try {
    return String(patternOf(text, context.lang).format(values));
  } catch (error) {
    report({ id: message.id, why: 'broken', detail: error instanceof Error ? error.message : String(error) });
    return message.id;
  }
}

/**
 * The sentence for a message: nested messages are filled first, lists are joined in the manner of the language,
 * seats become names. Never throws: what can't be formatted shows its id, so a player sees that something is wrong
 * rather than nothing.
 */
export function format(message: Message, context: TextContext): string {
  return fill(message, context, () => {});
}

/** Everything that keeps a message from being a sentence, nested messages included. Empty is good. */
export function problemsOf(message: Message, context: TextContext): readonly TextProblem[] {
  const problems: TextProblem[] = [];
  fill(message, context, (problem) => problems.push(problem));
  return problems;
}
