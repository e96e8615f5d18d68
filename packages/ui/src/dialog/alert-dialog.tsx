import { type ReactNode, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export type AlertDialogProps = {
  open: boolean;
  /** Escape or the safe button. */
  onClose: () => void;
  title: ReactNode;
  /** What is at stake; read aloud together with the title. */
  message: ReactNode;
  /** Words of the button that changes nothing: it stands first and has the focus first. */
  safe: ReactNode;
  /** The button that does it: its words, its look, and `onClick`, or `type` and `form`. */
  act: ButtonProps;
  /** Fields, and what went wrong. */
  children?: ReactNode;
};

/** A question that must be answered before anything else; a press beside it does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onClose, title, message, safe, act, children } = props;
  const messageId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  // One button of the two is the strong one.
  const strong = (act.variant ?? 'leaf') === 'leaf';
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      aria-describedby={messageId}
      first={keep}
      title={title}
      actions={
        <>
          <Button ref={keep} variant={strong ? 'second' : 'leaf'} onClick={onClose}>
            {safe}
          </Button>
          <Button {...act} />
        </>
      }
    >
      <div id={messageId} className={styles.message}>
        {message}
      </div>
      {children}
    </Dialog>
  );
}
