import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './Button';

export type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot; closing is always among them. */
  readonly foot?: ReactNode;
  readonly wide?: boolean;
};

/** A modal dialog: the platform's own, so Escape, focus and the inert page under it are right. */
export function Dialog({ title, closeLabel, onClose, children, foot, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={heading} className={wide ? 'wide' : undefined} onCancel={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
      <div className="foot">
        {foot}
        <Button label={closeLabel} onClick={onClose} />
      </div>
    </dialog>
  );
}
