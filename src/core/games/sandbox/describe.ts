import { type Message, type MessageParam, message } from '../../engine';
import type { SandboxEvent } from './events';

const kindName = (kind: string | null): Message => message(`sandbox.kind.${kind ?? 'piece'}`);

/** Too small to be worth a line of the log. */
const silent: ReadonlySet<string> = new Set(['raise']);

/** What the log says. */
export function describe(event: SandboxEvent): Message | null {
  const who = { seat: event.seat };
  switch (event.kind) {
    case 'did': {
      if (silent.has(event.what)) return null;
      return message(`sandbox.event.${event.what}`, {
        who,
        count: event.count,
        piece: kindName(event.piece),
      });
    }
    case 'drew':
      return message(`sandbox.event.${event.chosen ? 'took' : 'drew'}.${event.to}`, {
        who,
        count: event.count,
      });
    case 'dealt':
      return message('sandbox.event.dealt', { who, each: event.each, players: event.to.length });
    case 'deck':
      return message(`sandbox.event.${event.what}`, { who, count: event.count });
    case 'put':
      return message('sandbox.event.put', { who, count: event.count, holder: kindName(event.holder) });
    case 'played':
      return message('sandbox.event.played', { who, count: event.count });
    case 'gave':
      return message('sandbox.event.gave', { who, to: { seat: event.to }, count: event.count });
    case 'rolled':
      return rolled(event);
    case 'set-up':
      return message('sandbox.event.set-up', { who, table: message(`sandbox.table.${event.table}`) });
  }
}

function rolled({ seat, values, sum, again, cocked }: Extract<SandboxEvent, { kind: 'rolled' }>): Message {
  const dice = values.map(
    ({ sides, value }): MessageParam =>
      value === null ? message('sandbox.die.cocked', { sides }) : message('sandbox.die', { sides, value }),
  );
  return message('sandbox.event.rolled', { who: { seat }, dice, count: dice.length, sum, again, cocked });
}
