import { Icon } from '@hafi/ui/icon/icon';
import { Check } from 'lucide-react';
import styles from './tick-list.module.css';

/** A list with ticks, in two columns where there is room. */
export function TickList({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {lines.map((line) => (
        <li key={line}>
          <Icon of={Check} size="text" />
          {line}
        </li>
      ))}
    </ul>
  );
}
