import { type ComponentProps, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './band.module.css';

/** The full imigongo band, at most one per page: nested diamonds, raised ridges, three clays. */
export function Band({ className, ...rest }: Omit<ComponentProps<'svg'>, 'children'>) {
  const pattern = useId();
  return (
    <svg {...rest} aria-hidden="true" className={classNames(styles.band, className)}>
      <defs>
        <pattern id={pattern} width="72" height="36" patternUnits="userSpaceOnUse">
          <path className={styles.clay} d="M0 0h72v36H0z" />
          <path className={styles.dark} d="M36-4 76 36H-4z" />
          <path className={styles.light} d="M36 5 67 36H5z" />
          <path className={styles.dark} d="M36 14 58 36H14z" />
          <path className={styles.clay} d="M36 22 50 36H22z" />
          <path className={styles.light} d="M-14 0 0 14 14 0zM58 0 72 14 86 0z" />
          <path className={styles.dark} d="M-7 0 0 7 7 0zM65 0 72 7 79 0z" />
        </pattern>
      </defs>
      <rect width="100%" height="36" fill={`url(#${pattern})`} />
    </svg>
  );
}
