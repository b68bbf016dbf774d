import type { GameTypes } from '../game';
import { stableJson } from '../json';
import { guarded, type Probe, plain, same, viewersOf, wellFormed } from './probe';

/**
 * What everybody is told of one command. `probe.state` is the state after it. Redaction passes no more than the viewer
 * knows, redacting twice changes nothing, and what is left can be put into words.
 */
export function checkEvents<T extends GameTypes>(probe: Probe<T>, events: readonly T['event'][]): void {
  const { game, state, random } = probe;
  plain(probe, 'events', events);
  for (const viewer of viewersOf(probe.seats)) {
    const other = events.length > 0 ? game.imagine(game.view(state, viewer), random) : state;
    for (const event of events) {
      const seen = guarded(probe, `redact ${event.kind}`, () => game.redact(event, viewer, state));
      if (seen === null) continue;
      same(
        probe,
        'redact',
        `${event.kind} for ${viewer}, redacted twice`,
        seen,
        game.redact(seen, viewer, state),
      );
      const elsewhere = game.redact(event, viewer, other);
      same(probe, 'redact', `${event.kind} for ${viewer}, by what it can't know`, seen, elsewhere);
      if (seen.final !== event.final)
        probe.fail('redact', `${event.kind} for ${viewer} lost its mark "final"`);
      const sentence = guarded(probe, `describe ${event.kind}`, () => game.describe(seen));
      if (sentence) wellFormed(probe, `describe ${stableJson(seen)}`, sentence);
    }
  }
}
