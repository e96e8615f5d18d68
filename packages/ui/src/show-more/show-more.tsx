import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import styles from './show-more.module.css';

export type ShowMoreProps = ButtonProps & {
  /** How much is shown, as a sentence ("20 of 57"); announced when it changes. */
  progress?: ReactNode;
  /** There is no more to show: only the sentence stays. */
  finished?: boolean;
};

/** A button that loads the next part of a long list. */
export function ShowMore({ progress, finished, ...button }: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <p role="status" className={styles.progress}>
        {progress}
      </p>
      {finished ? null : <Button variant="second" iconAfter={ChevronDown} {...button} />}
    </div>
  );
}
