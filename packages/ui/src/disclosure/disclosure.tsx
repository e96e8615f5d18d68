import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useDisclosure } from '../menu/use-disclosure.ts';
import styles from './disclosure.module.css';

export type DisclosureProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Content of the button. */
  label: ReactNode;
  /** Accessible name of the panel. */
  panelLabel: string;
  /** Called when the panel opens. */
  onOpen?: () => void;
  /** The panel; `close` closes it and gives the focus back to the button. */
  children: (close: () => void) => ReactNode;
};

/** A button that shows a panel with any content; Escape or a press outside closes it. */
export function Disclosure(props: DisclosureProps) {
  const { label, panelLabel, onOpen, className, children, ...rest } = props;
  const { open, setOpen, root, button } = useDisclosure();
  const panelId = useId();
  return (
    <div {...rest} ref={root} className={classNames(styles.disclosure, className)}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => {
          if (!open) onOpen?.();
          setOpen(!open);
        }}
      >
        {label}
      </button>
      {open ? (
        <section id={panelId} aria-label={panelLabel} className={styles.panel}>
          {children(() => {
            setOpen(false);
            button.current?.focus();
          })}
        </section>
      ) : null}
    </div>
  );
}
