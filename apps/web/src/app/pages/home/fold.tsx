import { Icon } from '@hafi/ui/icon/icon';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

/**
 * A part of a section that opens at a press, by HTML alone. Where there is room, it is open and the
 * title is a mere heading, as far as the browser can show what is collapsed.
 */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        <span>{title}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div>{children}</div>
    </details>
  );
}
