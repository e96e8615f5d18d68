import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './call.module.css';

/**
 * A dialog that takes all of the screen. Escape and a phone's back key do not close it: whoever
 * trembles must not stop a call for help by mistake.
 */
export function FullScreen(props: {
  title: ReactNode;
  tone: 'alarm' | 'drill' | 'calm';
  children: ReactNode;
}) {
  const { title, tone, children } = props;
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      role="alertdialog"
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      className={`${styles.screen} ${styles[tone]}`}
    >
      <div className={styles.inside}>
        <h1 id={titleId}>{title}</h1>
        {children}
      </div>
    </dialog>
  );
}
