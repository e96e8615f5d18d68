import {
  Activity,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '../class-names/class-names.ts';
import { SelectField } from '../field/text-field.tsx';
import styles from './tabs.module.css';
import { useEmptyOfStops } from './use-empty-of-stops.ts';

export type Tab = { id: string; title: ReactNode; content: ReactNode };

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'children'> & {
  /** Accessible name of the tab list; the label of the select when there is one. */
  label: string;
  tabs: ReadonlyArray<Tab>;
  /** The chosen tab, when the page controls it (in the URL). */
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  /** Many tabs: beside the panel, or a select where it is narrow. */
  many?: boolean;
  /** One line at every width, to be scrolled sideways. */
  scrolled?: boolean;
};

const forward = ['ArrowRight', 'ArrowDown'];
const back = ['ArrowLeft', 'ArrowUp'];

/**
 * The tab that a key leads to, wrapping around; undefined for other keys. Up and Down scroll the
 * page when the tabs are side by side.
 */
function stepOf(key: string, index: number, { count, many }: { count: number; many?: boolean }) {
  const ours = many || !/Up|Down/.test(key);
  if (ours && forward.includes(key)) return (index + 1) % count;
  if (ours && back.includes(key)) return (index + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** One tab's content. The panel itself is a tab stop only when it contains none. */
function Panel({ children, ...rest }: ComponentProps<'div'>) {
  const panel = useRef<HTMLDivElement>(null);
  const empty = useEmptyOfStops(panel);
  return (
    <div
      {...rest}
      ref={panel}
      role="tabpanel"
      tabIndex={empty ? 0 : undefined}
      className={styles.panel}
    >
      {children}
    </div>
  );
}

/**
 * Sections of a page, one visible at a time. Arrow keys move between tabs; Enter, Space or a press
 * shows a tab's panel, so that passing over one makes no request. A panel that was shown keeps what
 * was typed in it; while hidden its effects are paused, so it makes no requests either.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, value, defaultValue, onChange, many, scrolled, className, ...rest } = props;
  const [own, setOwn] = useState(defaultValue);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const base = useId();
  const chosen = tabs.find((tab) => tab.id === (value ?? own)) ?? tabs[0];
  const chosenId = chosen?.id;
  // A press marks its tab at once: on a slow processor its panel takes a fifth of a second to draw.
  const shownId = useDeferredValue(chosenId);
  if (shownId !== undefined && !opened.includes(shownId)) setOpened([...opened, shownId]);
  // The chosen tab is not left outside the line that scrolls.
  useLayoutEffect(() => {
    const line = scrolled && chosenId ? list.current : null;
    const tab = line?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (line && tab) line.scrollLeft = tab.offsetLeft - (line.clientWidth - tab.offsetWidth) / 2;
  }, [scrolled, chosenId]);
  const choose = (id: string) => {
    setOwn(id);
    onChange?.(id);
  };
  const walk = (event: KeyboardEvent, index: number) => {
    const next = stepOf(event.key, index, { count: tabs.length, many });
    if (next === undefined) return;
    event.preventDefault();
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
            aria-controls={
              tab === chosen && tab.id === shownId ? `${base}-${tab.id}-panel` : undefined
            }
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab.id)}
            onKeyDown={(event) => walk(event, index)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) =>
        id === shownId || opened.includes(id) ? (
          <Activity key={id} mode={id === shownId ? 'visible' : 'hidden'}>
            <Panel id={`${base}-${id}-panel`} aria-labelledby={`${base}-${id}`}>
              {content}
            </Panel>
          </Activity>
        ) : null,
      )}
    </>
  );
  return (
    <div
      {...rest}
      className={classNames(
        many ? styles.room : styles.tabs,
        scrolled && styles.scrolled,
        className,
      )}
    >
      {many ? <div className={classNames(styles.tabs, styles.many)}>{parts}</div> : parts}
    </div>
  );
}
