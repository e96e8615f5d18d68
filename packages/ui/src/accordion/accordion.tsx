import { ChevronDown } from 'lucide-react';
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './accordion.module.css';

const GroupName = createContext<string | undefined>(undefined);

/** Questions that open one at a time. */
export function Accordion({ className, ...rest }: ComponentProps<'div'>) {
  const name = useId();
  return (
    <GroupName value={name}>
      <div {...rest} className={classNames(styles.accordion, className)} />
    </GroupName>
  );
}

/** Closes the other items in browsers that do not support `name` on `details`. */
function closeOthers(opened: HTMLDetailsElement, name: string) {
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    if (other !== opened && other.getAttribute('name') === name) other.open = false;
  }
}

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

/** One question and its answer. */
export function AccordionItem({ title, className, children, ...rest }: AccordionItemProps) {
  const name = useContext(GroupName);
  return (
    <details
      name={name}
      {...rest}
      onToggle={(event) => {
        rest.onToggle?.(event);
        if (name && event.currentTarget.open) closeOthers(event.currentTarget, name);
      }}
      className={classNames(styles.item, className)}
    >
      <summary>
        <span>{title}</span>
        <Icon of={ChevronDown} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
