import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from './dialog.module.css';

export type DialogProps = Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'ref' | 'onClose'> & {
  open: boolean;
  /** Escape, the close button or a press on the shade. */
  onClose: () => void;
  title: ReactNode;
  /** Words of a close button in the corner; without it, the actions must offer a way out. */
  closeLabel?: string;
  /** Buttons at the end, one below the other when narrow. */
  actions?: ReactNode;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
};

/** A question above the page. The focus goes in, stays in, and returns to where it was. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, actions, role, className, children, ...rest } = props;
  const box = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, reported as cancel
    <dialog
      aria-labelledby={titleId}
      {...rest}
      ref={box}
      role={role}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.target === event.currentTarget && role !== 'alertdialog') onClose();
      }}
      className={classNames(styles.dialog, className)}
    >
      <div className={styles.sheet}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {children}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
        {closeLabel ? (
          <Button variant="link" icon={X} onClick={onClose} className={styles.close}>
            {closeLabel}
          </Button>
        ) : null}
      </div>
    </dialog>
  );
}
