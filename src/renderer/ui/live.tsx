import { createStore, useStore } from 'zustand';

/** What the screen reader is told next. The count makes the same sentence twice two announcements. */
const spoken = createStore<{ readonly text: string; readonly count: number }>(() => ({ text: '', count: 0 }));

/** Says a sentence to the screen reader, when it has finished what it is saying. */
export const announce = (text: string): void => spoken.setState(({ count }) => ({ text, count: count + 1 }));

/** Stands once in the page. */
export function LiveRegion() {
  const { text, count } = useStore(spoken);
  return (
    <div className="only-read" role="status" aria-live="polite" data-testid="live">
      <span key={count}>{text}</span>
    </div>
  );
}
