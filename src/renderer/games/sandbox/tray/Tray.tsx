import './tray.css';
import { type PointerEvent, type Ref, useEffect, useRef } from 'react';
import type { Seat } from '../../../../core/engine/seat';
import { clampToTable } from '../../../../core/games/sandbox/helpers';
import type { Item } from '../../../../core/games/sandbox/piece';
import type { SandboxTypes } from '../../../../core/games/sandbox/types';
import { type Pose, pose } from '../../../../core/geometry';
import type { TableProps } from '../../contract';
import { useDesk } from '../desk';
import { before } from '../panel/Hand';
import type { Pointing } from '../scene/Eye';
import type { Face } from '../scene/face/faced';
import { drawFace } from '../scene/face/print';
import type { Library } from '../scene/Pieces';
import { pieceWords, say } from '../words';

type Props = {
  readonly table: TableProps<SandboxTypes>;
  readonly seat: Seat;
  readonly library: Library;
  /** The tray itself: what is dropped on it goes into the hand. */
  readonly holder: Ref<HTMLElement>;
  readonly pointing: Pointing;
};

const HEIGHT = 104;

/** One's own hand at the lower edge: drag a card onto the table to play it, press it to lay it before oneself. */
export function Tray({ table, seat, library, holder, pointing }: Props) {
  const items = table.view.hands[seat]?.items ?? [];
  const holding = useDesk((desk) => desk.holding.length > 0);
  const play = (item: Item, at: Pose, face: 'up' | 'down') =>
    void table.act({ kind: 'play', items: [{ id: item.id, pose: at, face }] });
  return (
    <section
      ref={holder}
      className={holding ? 'sandbox-tray open' : 'sandbox-tray'}
      aria-label={say('sb.tray')}
      data-testid="tray"
      data-count={items.length}
    >
      {items.length === 0 && <p>{say('sb.hand')}</p>}
      {items.map((item, n) => {
        const { identity, kind, size } = item;
        const face = library.book.face(identity?.front ?? item.back, kind, size);
        return (
          <HeldCard
            key={item.id}
            item={item}
            face={face}
            version={library.version}
            onPlay={(down) => play(item, before(seat, n % 8), down ? 'down' : 'up')}
            onDrop={(x, y, down) => {
              const at = pointing({ x, y });
              if (at) play(item, clampToTable(pose(at[0] * 1000, at[1] * 1000, 0)), down ? 'down' : 'up');
            }}
          />
        );
      })}
    </section>
  );
}

type CardProps = {
  readonly item: Item;
  readonly face: Face;
  readonly version: number;
  readonly onPlay: (down: boolean) => void;
  readonly onDrop: (x: number, y: number, down: boolean) => void;
};

/** Further than this a press is a drag, pixels. */
const STRAY = 6;

function HeldCard({ item, face, version, onPlay, onDrop }: CardProps) {
  const picture = useRef<HTMLCanvasElement>(null);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const { wide, deep } = item.size;
  const width = Math.round((HEIGHT * wide) / deep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` says that the face may have been painted since
  useEffect(() => {
    if (picture.current) drawFace(picture.current, face);
  }, [face, version]);
  const drag = (event: PointerEvent<HTMLButtonElement>): void => {
    const start = from.current;
    if (!start) return;
    event.currentTarget.style.transform = `translate(${event.clientX - start.x}px, ${event.clientY - start.y}px) scale(1.1)`;
  };
  const drop = (event: PointerEvent<HTMLButtonElement>): void => {
    const start = from.current;
    from.current = null;
    event.currentTarget.style.transform = '';
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < STRAY) return;
    const tray = event.currentTarget.closest('section')?.getBoundingClientRect();
    if (!tray || event.clientY < tray.top) onDrop(event.clientX, event.clientY, event.shiftKey);
    dragged.current = true;
  };
  return (
    <button
      type="button"
      title={pieceWords(item)}
      aria-label={say('sb.tray.play', { what: pieceWords(item) })}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        dragged.current = false;
        from.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onClick={(event) => {
        // The click that ends a drag plays nothing; a key's click has no pointer.
        if (event.detail === 0 || !dragged.current) onPlay(event.shiftKey);
      }}
    >
      <canvas ref={picture} width={width * 2} height={HEIGHT * 2} style={{ width, height: HEIGHT }} />
    </button>
  );
}
