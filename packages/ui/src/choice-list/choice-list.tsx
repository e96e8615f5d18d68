import { ChevronRight } from 'lucide-react';
import type { ElementType, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './choice-list.module.css';

export type Choice = {
  value: string;
  label: ReactNode;
  /** At the right end: the price, "Taken". */
  note?: ReactNode;
  /** Below the label. */
  detail?: ReactNode;
  /** Cannot be chosen; struck through. */
  disabled?: boolean;
  /** Below the row: a second link, which goes farther. */
  shortcut?: ReactNode;
};

export type ChoiceListProps = {
  /** The router's link, or a button, which is the default. */
  as?: ElementType;
  legend: ReactNode;
  choices?: readonly Choice[];
  /** Instead of `choices`: several lists under small headings, side by side when there is room. */
  groups?: ReadonlyArray<{ title: string; choices: readonly Choice[] }>;
  /** What was chosen before. */
  chosen?: string | null;
  /** The props of each link besides what is drawn, such as where it leads. */
  linkOf?: (value: string) => Record<string, unknown>;
  onChoose?: (value: string, event: MouseEvent) => void;
};

/**
 * A choice of one that goes on at once: each row is a link or a button, unlike a radio group, in
 * which the arrow keys would choose on the way.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { as, legend, choices = [], groups, chosen, linkOf, onChoose } = props;
  const Element: ElementType = as ?? 'button';
  const lists = groups ?? [{ title: '', choices }];
  const row = ({ detail, disabled, label, note, shortcut, value }: Choice) => {
    const words = (
      <>
        <span className={styles.words}>
          <span className={styles.main}>
            <span className={classNames(styles.answer, detail ? styles.titled : undefined)}>
              {label}
            </span>
            {detail ? <span className={styles.detail}> {detail}</span> : null}
          </span>{' '}
          {note ? <span className={styles.note}>{note}</span> : null}
        </span>
        {disabled ? null : <Icon of={ChevronRight} />}
      </>
    );
    return (
      <li key={value} className={styles.item}>
        {disabled ? (
          <span className={styles.row} data-disabled data-value={value}>
            {words}
          </span>
        ) : (
          <Element
            {...(Element === 'button' ? { type: 'button' } : {})}
            {...linkOf?.(value)}
            className={styles.row}
            data-value={value}
            aria-current={value === chosen ? 'true' : undefined}
            onClick={(event: MouseEvent) => onChoose?.(value, event)}
          >
            {words}
          </Element>
        )}
        {shortcut}
      </li>
    );
  };
  return (
    <fieldset className={styles.group}>
      <legend>
        <h3>{legend}</h3>
      </legend>
      <div className={groups ? styles.columns : undefined}>
        {lists.map((list) => (
          <div key={list.title} className={styles.column}>
            {list.title ? <h4 className={styles.title}>{list.title}</h4> : null}
            <ul className={styles.list}>{list.choices.map(row)}</ul>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
