import { X } from 'lucide-react';
import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names/class-names.ts';
import styles from './dialog.module.css';

export type DialogProps = Omit<
  ComponentProps<'dialog'>,
  'open' | 'title' | 'ref' | 'onClose' | 'role'
> & {
  open: boolean;
  /** Called by Escape, the close button or a press on the backdrop. */
  onClose: () => void;
  title: ReactNode;
  /** Label of a close button in the corner; without it, the actions must offer a way out. */
  closeLabel?: string;
  /** Buttons at the end, stacked when narrow. */
  actions?: ReactNode;
  /** The element with the initial focus, instead of the first control; the title where it lies below what fits. */
  first?: RefObject<HTMLElement | null>;
} & ({ role?: 'dialog' } | { role: 'alertdialog'; 'aria-describedby': string });

/**
 * Whether a press both began and ended on the backdrop: selecting text from inside beyond the edge
 * must not close the dialog.
 */
function useShade() {
  const pressed = useRef(false);
  const isShade = ({ target, currentTarget }: PointerEvent) => target === currentTarget;
  return {
    pressed,
    onPointerDown: (event: PointerEvent) => {
      pressed.current = isShade(event);
    },
    onPointerUp: (event: PointerEvent) => {
      pressed.current &&= isShade(event);
    },
  };
}

/**
 * Moves the focus to the title, where the first control lies below what fits: its focus has scrolled past
 * what is asked. See *Dialog (Modal) Pattern* of the ARIA Authoring Practices.
 */
function readFromStart(heading: HTMLElement | null): void {
  if (!heading) return;
  // Only now: a heading that can have the focus would always get it first.
  heading.tabIndex = -1;
  heading.focus();
}

/**
 * A modal dialog. The focus moves in, is trapped, and returns afterwards. For a question that must
 * be answered use `AlertDialog`.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, actions, first, role, ...more } = props;
  const { className, children, ...rest } = more;
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // React's strict mode closes and reopens a dialog that is mounted open: nobody has closed it.
  const closesItself = useRef(false);
  const { pressed, ...shade } = useShade();
  useEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    closesItself.current = false;
    if (!dialog.open) dialog.showModal();
    first?.current?.focus();
    if (dialog.scrollTop > 0) readFromStart(heading.current);
    return () => {
      closesItself.current = true;
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open, first]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, reported as cancel
    <dialog
      aria-labelledby={titleId}
      {...rest}
      {...shade}
      ref={box}
      role={role}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={({ currentTarget, target }) => {
        const isOver = !currentTarget.open && !closesItself.current;
        if (target === currentTarget && isOver) onClose();
      }}
      onClick={(event) => {
        rest.onClick?.(event);
        if (pressed.current && role !== 'alertdialog') onClose();
        pressed.current = false;
      }}
      className={classNames(styles.dialog, className)}
    >
      <div className={styles.sheet}>
        <h2 ref={heading} id={titleId} className={styles.title}>
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
