import { type LucideIcon, Search } from 'lucide-react';
import type { ChangeEvent, ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useDisclosure } from '../menu/use-disclosure.ts';
import { SrOnly } from '../sr-only/sr-only.tsx';
import styles from './combobox.module.css';

export interface ComboboxOption {
  readonly id: string;
  readonly title: string;
  readonly detail?: string | undefined;
}

export interface ComboboxGroup {
  readonly id: string;
  /**
   * The group's name for screen readers, shown above its options; without a title the options come
   * last.
   */
  readonly title?: string;
  readonly icon: LucideIcon;
  readonly options: readonly ComboboxOption[];
}

export type ComboboxProps = Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'children'
> & {
  /** What is searched; the accessible name. */
  label: string;
  value: string;
  onValue: (value: string) => void;
  groups: readonly ComboboxGroup[];
  onChoose: (id: string) => void;
  /** The number of results, or that there are none, announced to screen readers when it changes. */
  status: ReactNode;
  /** Shown below the options: that there are none, why, or that more are loading. */
  note?: ReactNode;
};

/**
 * A text input with suggestions (the combobox with a listbox popup of the ARIA Authoring
 * Practices): arrow keys move, Enter takes the marked option or submits the form, Escape closes.
 */
export function Combobox(props: ComboboxProps) {
  const { label, value, onValue, groups, onChoose, status, note, id, className, ...rest } = props;
  const made = useId();
  const field = id ?? made;
  const { open, setOpen, root, button: input } = useDisclosure<HTMLInputElement>();
  const [marked, setMarked] = useState<string | null>(null);
  const ids = groups.flatMap(({ options }) => options.map((option) => option.id));
  const at = marked === null ? -1 : ids.indexOf(marked);
  const shown = open && (ids.length > 0 || Boolean(note));
  const domId = (option: string) => `${field}-${option}`;
  const mark = (to: number) => {
    const option = ids[to];
    setMarked(option ?? null);
    if (option) document.getElementById(domId(option))?.scrollIntoView?.({ block: 'nearest' });
  };
  const choose = (option: string) => {
    setOpen(false);
    setMarked(null);
    onChoose(option);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && ids.length > 0) {
      event.preventDefault();
      setOpen(true);
      // From the input itself, Down leads to the first option and Up to the last.
      if (open) mark((at + step + (at < 0 && step < 0 ? 1 : 0) + ids.length) % ids.length);
      else mark(step > 0 ? 0 : ids.length - 1);
    } else if (event.key === 'Enter') {
      const option = open ? ids[at] : undefined;
      setOpen(false);
      if (option === undefined) return;
      event.preventDefault();
      choose(option);
    }
  };
  return (
    <div ref={root} className={classNames(styles.combobox, className)}>
      <label htmlFor={field}>
        <SrOnly>{label}</SrOnly>
      </label>
      <div className={styles.line}>
        <Icon of={Search} />
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          {...rest}
          ref={input}
          id={field}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown && ids.length > 0}
          aria-controls={shown && ids.length > 0 ? `${field}-list` : undefined}
          aria-activedescendant={shown && at >= 0 && marked ? domId(marked) : undefined}
          value={value}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            onValue(event.currentTarget.value);
            setMarked(null);
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={walk}
        />
      </div>
      <SrOnly role="status">{open ? status : ''}</SrOnly>
      {shown ? (
        <div className={styles.panel}>
          {ids.length > 0 ? (
            <div role="listbox" id={`${field}-list`} aria-label={label} className={styles.list}>
              {groups.map((group) => (
                <Group
                  key={group.id}
                  group={group}
                  marked={marked}
                  domId={domId}
                  onChoose={choose}
                />
              ))}
            </div>
          ) : null}
          {note ? <div className={styles.note}>{note}</div> : null}
        </div>
      ) : null}
    </div>
  );
}

function Group(props: {
  group: ComboboxGroup;
  marked: string | null;
  domId: (id: string) => string;
  onChoose: (id: string) => void;
}) {
  const { group, marked, domId, onChoose } = props;
  const { id, title, icon, options } = group;
  const list = options.map((option) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard acts from the line
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the line
    <div
      key={option.id}
      id={domId(option.id)}
      role="option"
      aria-selected={option.id === marked}
      className={styles.option}
      // Keeps the focus in the input until the click arrives.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option.id)}
    >
      <Icon of={icon} />
      <span>
        <b>{option.title}</b> {option.detail ? <span>{option.detail}</span> : null}
      </span>
    </div>
  ));
  if (!title) return <div className={styles.last}>{list}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={domId(`group-${id}`)}>
      <div id={domId(`group-${id}`)} className={styles.title}>
        {title}
      </div>
      {list}
    </div>
  );
}
