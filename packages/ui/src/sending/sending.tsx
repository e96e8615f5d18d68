import { X } from 'lucide-react';
import { Button } from '../button/button.tsx';
import styles from './sending.module.css';

/** A file being uploaded. */
export type SendingFile = {
  /** The part that has arrived, 0 to 1. */
  done: number;
  /** The same as text. */
  label: string;
  cancelLabel: string;
  onCancel: () => void;
};

/** Shows the progress of an upload, with a cancel button. */
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
