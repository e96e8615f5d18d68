import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './call.module.css';

/**
 * Whoever called by holding Space or Enter still holds it when the screen opens: the key's repeats
 * and its release must not press what has the focus now.
 */
function useFreshKeys() {
  const fresh = useRef(false);
  const isPress = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter';
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
      if (!isPress(event)) return;
      if (!event.repeat) fresh.current = true;
      else if (!fresh.current) event.preventDefault();
    },
    onKeyUpCapture: (event: KeyboardEvent) => {
      if (isPress(event) && !fresh.current) event.preventDefault();
    },
  };
}

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
  const keys = useFreshKeys();
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
      {...keys}
      className={`${styles.screen} ${styles[tone]}`}
    >
      <div className={styles.inside}>
        <h1 id={titleId}>{title}</h1>
        {children}
      </div>
    </dialog>
  );
}
