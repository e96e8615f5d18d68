import { type ReactNode, useEffect, useState } from 'react';
import styles from './elder-home.module.css';

/** How long a task that has just appeared takes no press, in milliseconds. */
const settling = 700;

/** Whether the task of this name has stood for a moment. */
function useSettled(name: string): boolean {
  const [settled, setSettled] = useState(name);
  useEffect(() => {
    const timer = setTimeout(setSettled, settling, name);
    return () => clearTimeout(timer);
  }, [name]);
  return settled === name;
}

/**
 * The task of this moment, by its name: a trembling finger that presses the one before twice neither
 * answers this one nor takes the focus from what is said of the first press.
 */
export function SettlingTask({ name, children }: { name: string; children: ReactNode }) {
  const settled = useSettled(name);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it answers no press, it keeps one away
    <div
      className={styles.now}
      onMouseDown={settled ? undefined : (event) => event.preventDefault()}
    >
      <div className={settled ? undefined : styles.settling}>{children}</div>
    </div>
  );
}
