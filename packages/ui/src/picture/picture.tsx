import type { ReactNode } from 'react';
import styles from './picture.module.css';

/** A picture on a grid of 64. */
export interface PictureShape {
  readonly name: string;
  readonly parts: ReactNode;
}

/** A small clay picture for a row or a task. It is decorative: the words stand beside it. */
export function Picture({ of: { name, parts } }: { of: PictureShape }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" data-picture={name} className={styles.picture}>
      {parts}
    </svg>
  );
}
