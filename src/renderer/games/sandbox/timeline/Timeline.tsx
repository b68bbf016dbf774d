import './timeline.css';
import { useEffect, useRef, useState } from 'react';
import type { Seat } from '../../../../core/engine/seat';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import type { AnswerOf } from '../../../../shared/contract';
import { useSession } from '../../../client/session';
import { Button } from '../../../ui/Button';
import type { TableProps } from '../../contract';
import { useDesk } from '../desk';
import { say } from '../words';
import { Thumbnail } from './Thumbnail';

type Props = { readonly table: TableProps<SandboxTypes>; readonly seat: Seat };
type Step = AnswerOf<'replay.open'>['steps'][number];
/** Everything that has been done, and of it what has just been taken back and can still be done again. */
type History = { readonly steps: readonly Step[]; readonly ahead: readonly Step[] };

const NONE: History = { steps: [], ahead: [] };
/** Steps that are shown with a picture. */
const PICTURES = 40;

/** The whole table's history as a strip of pictures: press one, and the table is as it was then. */
export function Timeline(props: Props) {
  return useDesk((desk) => desk.timeline) ? <Strip {...props} /> : null;
}

function Strip({ table, seat }: Props) {
  const { link } = useSession();
  const { matchId: match, fresh } = table;
  const [history, setHistory] = useState<History>(NONE);
  const [going, setGoing] = useState(false);
  const end = useRef<HTMLLIElement>(null);
  const unroll = useDesk((desk) => desk.unroll);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with every step
  useEffect(() => {
    let live = true;
    void link.request('replay.open', { match, viewer: seat }).then((reply) => {
      if (live && reply.ok) setHistory((before) => grown(before, reply.answer.steps));
    });
    return () => {
      live = false;
    };
  }, [link, match, seat, fresh.serial]);
  const { steps, ahead } = history;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest step comes into sight
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would call to clean up.
    end.current?.scrollIntoView({ block: 'nearest', inline: 'end' });
  }, [steps.length]);

  /** One step after the other, as many as lie between: each is undone or done again as by its own key. */
  const go = async (to: number): Promise<void> => {
    setGoing(true);
    const channel = to < steps.length ? 'match.undo' : 'match.redo';
    for (let n = Math.abs(to - steps.length); n > 0; n--) {
      const reply = await link.request(channel, { match, seat });
      if (!reply.ok) break;
    }
    setGoing(false);
  };
  const all = [...steps, ...ahead];
  const first = Math.max(0, all.length - PICTURES);
  return (
    <section
      className="sandbox-timeline"
      aria-label={say('sb.timeline')}
      data-testid="timeline"
      aria-busy={going}
    >
      <Button
        label={say('sb.tool.timeline')}
        icon="cancel"
        iconOnly
        tone="quiet"
        onClick={() => unroll(false)}
      />
      <ol>
        <Moment
          label={say('sb.timeline.start')}
          now={steps.length === 0}
          to={0}
          go={go}
          table={table}
          seat={seat}
        />
        {all.slice(first).map((step, k) => {
          const to = first + k + 1;
          const what = step.lines.map(({ message }) => table.text(message)).join(' ');
          return (
            <Moment
              key={`${to} ${what}`}
              ref={to === steps.length ? end : null}
              label={what}
              now={to === steps.length}
              ahead={to > steps.length}
              to={to}
              command={step.command}
              go={go}
              table={table}
              seat={seat}
            />
          );
        })}
      </ol>
    </section>
  );
}

const same = (a: Step | undefined, b: Step | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a.lines) === JSON.stringify(b.lines);

/** What was there and is gone has been taken back, if what is left is how it began; anything else is a new history. */
function grown({ steps, ahead }: History, next: readonly Step[]): History {
  const old = [...steps, ...ahead];
  const kept = next.every((step, k) => same(step, old[k]));
  return { steps: next, ahead: kept ? old.slice(next.length) : [] };
}

type MomentProps = {
  readonly label: string;
  readonly now: boolean;
  readonly ahead?: boolean;
  /** How many steps have been done there. */
  readonly to: number;
  readonly command?: number;
  readonly go: (to: number) => Promise<void>;
  readonly table: TableProps<SandboxTypes>;
  readonly seat: Seat;
  readonly ref?: React.Ref<HTMLLIElement>;
};

function Moment({ label, now, ahead = false, to, command = 0, go, table, seat, ref }: MomentProps) {
  return (
    <li ref={ref}>
      <button
        type="button"
        aria-current={now ? 'step' : undefined}
        className={ahead ? 'ahead' : undefined}
        aria-label={say('sb.timeline.to', { what: label })}
        title={label}
        data-testid={`moment-${to}`}
        onClick={() => void go(to)}
      >
        {!ahead && <Thumbnail match={table.matchId} seat={seat} command={command} label={label} />}
        <span>{now ? say('sb.timeline.now') : label}</span>
      </button>
    </li>
  );
}
