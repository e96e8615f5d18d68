import type { ReactNode } from 'react';
import { useMeasuredHeight } from '../../../lib/page/use-measured-height.ts';
import styles from './sheet.module.css';

/** The foot of a sheet, which stays in sight: the act that ends it. */
export function SheetEnd({ children }: { children: ReactNode }) {
  const act = useMeasuredHeight<HTMLElement>('--act');
  return (
    <footer ref={act} className={styles.end}>
      {children}
    </footer>
  );
}
