import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import styles from './sending.module.css';

/** A file on its way. */
export type SendingFile = {
  /** How much of it has arrived, 0 to 1. */
  done: number;
  /** The same in words. */
  label: string;
  cancelLabel: string;
  onCancel: () => void;
};

/** Shows a file on its way, and stops it. */
export function Sending(
  props: SendingFile & { id?: string; 'aria-describedby'?: string | undefined },
) {
  const { done, label, cancelLabel, onCancel, ...button } = props;
  return (
    <div className={styles.sending}>
      <label className={styles.progress}>
        <span>{label}</span>
        <progress max={1} value={done} />
      </label>
      <Button {...button} variant="second" icon={X} onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
