import type { ReactNode } from 'react';
import styles from './call.module.css';

/** The dark room of a call: a head, what is seen, and the controls. */
export function CallFrame(props: { head: ReactNode; children: ReactNode; controls: ReactNode }) {
  return (
    <div className={styles.scene} data-dark>
      <div>{props.head}</div>
      <div className={styles.see}>{props.children}</div>
      <div className={styles.controls}>{props.controls}</div>
    </div>
  );
}
