import { useEffect, useState } from 'react';
import type { AnswerOf, Channel, RequestOf } from '../../shared/contract';
import type { Pushed } from '../../shared/pushed';
import type { Refusal } from '../../shared/refusal';
import { useConnection, useSession } from './session';

export type Query<A> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly answer: A }
  | { readonly status: 'refused'; readonly refusal: Refusal };

/**
 * Asks once, and again after each reconnection and each pushed event of the kind in `again`.
 * An answer to an older question never replaces a newer one's.
 */
export function useQuery<C extends Channel>(
  channel: C,
  request: RequestOf<C>,
  again?: Pushed['kind'],
): Query<AnswerOf<C>> {
  const { link } = useSession();
  const { round } = useConnection();
  const [query, setQuery] = useState<Query<AnswerOf<C>>>({ status: 'loading' });
  const [times, setTimes] = useState(0);
  const asked = JSON.stringify(request);

  useEffect(() => {
    if (!again) return;
    return link.listen((event) => {
      if (event.kind === again) setTimes((n) => n + 1);
    });
  }, [link, again]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` stands for the request by value, `times` and `round` ask again
  useEffect(() => {
    let current = true;
    void link.request(channel, request).then((reply) => {
      if (!current) return;
      setQuery(
        reply.ok ? { status: 'ready', answer: reply.answer } : { status: 'refused', refusal: reply.refusal },
      );
    });
    return () => {
      current = false;
    };
  }, [link, channel, asked, times, round]);

  return query;
}
