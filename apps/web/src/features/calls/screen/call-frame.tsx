import type { ReactNode } from 'react';
import styles from './call.module.css';

/** The dark room of a call: a head, what is seen, and the controls. */
export function CallFrame(props: { head: ReactNode; children: ReactNode; controls: ReactNode }) {
  return (
    // The head says what has become of the line: nothing lies over the keys.
    <div className={styles.scene} data-dark data-says-offline="">
      <div>{props.head}</div>
      <div className={styles.see}>{props.children}</div>
      <div className={styles.controls}>{props.controls}</div>
    </div>
  );
}
