import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SelectField } from '../field/text-field.tsx';
import styles from './tabs.module.css';

export type Tab = { id: string; title: ReactNode; content: ReactNode };

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** Names the list of tabs: for screen readers, and above the list to pick from. */
  label: string;
  tabs: ReadonlyArray<Tab>;
  /** The chosen tab, when the page owns it (in the address). */
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** Many tabs: they stand beside the panel, and where it is narrow one is picked from a list. */
  many?: boolean;
};

/** Where the arrow keys lead from one tab, round the ends; undefined for other keys. */
function stepOf(key: string, index: number, count: number) {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Parts of one page, one at a time. Arrow keys walk through the tabs and choose them. */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, defaultValue, onChange, many, className, ...rest } = props;
  const [own, setOwn] = useState(defaultValue);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const chosen = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const walk = (event: KeyboardEvent, index: number) => {
    const next = stepOf(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const parts = (
    <>
      {many ? (
        <SelectField
          label={label}
          className={styles.pick}
          value={chosen?.id}
          onChange={(event) => choose(event.target.value)}
          options={tabs.map(({ id, title }) => ({ value: id, label: String(title) }))}
        />
      ) : null}
      <div
        role="tablist"
        aria-label={label}
        aria-orientation={many ? 'vertical' : undefined}
        ref={list}
        className={styles.list}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${base}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => walk(event, index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {chosen ? (
        <div
          key={chosen.id}
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${chosen.id}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without controls must be reachable
          tabIndex={0}
          className={styles.panel}
        >
          {chosen.content}
        </div>
      ) : null}
    </>
  );
  return (
    <div {...rest} className={classNames(many ? styles.room : styles.tabs, className)}>
      {many ? <div className={classNames(styles.tabs, styles.many)}>{parts}</div> : parts}
    </div>
  );
}
