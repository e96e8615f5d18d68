import { type ReactNode, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';

export type AlertDialogProps = {
  open: boolean;
  /** Called by Escape or the safe button. */
  onClose: () => void;
  title: ReactNode;
  /** What is at stake; announced together with the title. */
  message: ReactNode;
  /** Label of the button that changes nothing: it comes first and has the initial focus. */
  safe: ReactNode;
  /** The button that performs the action: label, variant, and `onClick`, or `type` and `form`. */
  act: ButtonProps;
  /** Fields and errors. */
  children?: ReactNode;
};

/** A question that must be answered before anything else; a press outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open, onClose, title, message, safe, act, children } = props;
  const messageId = useId();
  const keep = useRef<HTMLButtonElement>(null);
  // Exactly one of the two buttons is prominent.
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
