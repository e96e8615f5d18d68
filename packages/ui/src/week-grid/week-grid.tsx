import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './week-grid.module.css';

export type WeekGridColumn = {
  key: string;
  /** The day, and a muted line below it. */
  head: ReactNode;
  line?: ReactNode;
  /** It is today. */
  today?: boolean;
  /** A public holiday. */
  feast?: boolean;
  /** The one that a narrow screen shows, and the only one when `single`. */
  chosen?: boolean;
  /** In order, each with the number of its first row and how many it covers; together all rows. */
  cells: readonly {
    key: string;
    row: number;
    span: number;
    /** Nothing can be done in it. */
    shut?: boolean;
    content?: ReactNode;
  }[];
};

export type WeekGridProps = Omit<ComponentProps<'table'>, 'ref'> & {
  caption: string;
  /** The times of the rows, one each half hour. */
  times: readonly string[];
  /** The row in which it is now. */
  now?: number | null;
  columns: readonly WeekGridColumn[];
  /** Shows the chosen column alone on a wide screen too. */
  single?: boolean;
};

const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A narrow screen shows one column. */
const isShown = (cell: Element) => getComputedStyle(cell).display !== 'none';

const focusableIn = (cell: Element) =>
  isShown(cell) ? cell.querySelector<HTMLElement>('a, button') : null;

/** Moves the focus from cell to cell by arrows, over what cannot be focused. */
function walk(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const from = (event.target as Element).closest<HTMLElement>('td[data-row]');
  if (!step || !from || event.defaultPrevented) return;
  const at = ({ dataset }: HTMLElement) => ({
    row: Number(dataset.row),
    column: Number(dataset.column),
    end: Number(dataset.row) + Number(dataset.span),
  });
  const here = at(from);
  const [rows, columns] = step;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('td[data-row]')];
  const ahead = cells
    .map((cell) => ({ cell, ...at(cell), focusable: focusableIn(cell) }))
    .filter(({ column, end, focusable, row }) => {
      if (!focusable) return false;
      if (columns === 0) {
        return column === here.column && (rows > 0 ? row >= here.end : end <= here.row);
      }
      return columns > 0 ? column > here.column : column < here.column;
    })
    .sort((one, other) =>
      columns === 0
        ? (one.row - other.row) * rows
        : (one.column - other.column) * columns ||
          Math.abs(one.row - here.row) - Math.abs(other.row - here.row),
    );
  const [next] = ahead;
  event.preventDefault();
  next?.focusable?.focus();
}

/** One cell can be reached by Tab: that which had the focus last, else the first. */
function keepOneStop(table: HTMLTableElement | null, last: Element | null): void {
  const all = [...(table?.querySelectorAll<HTMLElement>('td[data-row] :is(a, button)') ?? [])];
  const stop =
    all.find((each) => each === last) ??
    all.find((each) => isShown(each.closest('td') ?? each)) ??
    all[0];
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
}

/**
 * Days beside each other by half hours. Arrow keys go from cell to cell; Tab leaves the grid.
 * Where seven days have no room, the chosen one is shown alone: the page must lead to the others.
 */
export function WeekGrid(props: WeekGridProps) {
  const { caption, times, now, columns, single, className, ...rest } = props;
  const table = useRef<HTMLTableElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => keepOneStop(table.current, last.current));
  return (
    <div className={styles.room}>
      <table
        {...rest}
        ref={table}
        onFocus={(event) => {
          rest.onFocus?.(event);
          last.current = event.target;
          keepOneStop(table.current, event.target);
        }}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          walk(event);
        }}
        className={classNames(styles.grid, single && styles.single, className)}
      >
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <td className={styles.corner} />
            {columns.map(({ cells, chosen, feast, head, key, line, today }) => (
              <th
                key={key}
                scope="col"
                aria-current={today ? 'date' : undefined}
                className={classNames(
                  feast && styles.feast,
                  !single && cells.every(({ shut }) => shut) && styles.closed,
                  !chosen && styles.other,
                )}
                data-twin={chosen ? undefined : ''}
              >
                <b>{head}</b>
                {line ? <span>{line}</span> : null}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time, row) => (
            <tr key={time}>
              <th
                scope="row"
                aria-current={now === row ? 'time' : undefined}
                className={classNames(row % 2 === 1 && styles.half)}
              >
                <span>{time}</span>
              </th>
              {columns.map(({ cells, chosen, feast, key }, column) => {
                const cell = cells.find((each) => each.row === row);
                if (!cell) return null;
                return (
                  <td
                    key={key}
                    rowSpan={cell.span}
                    data-row={row}
                    data-column={column}
                    data-span={cell.span}
                    data-twin={chosen ? undefined : ''}
                    className={classNames(
                      cell.shut && styles.shut,
                      feast && cell.shut && styles.feast,
                      !chosen && styles.other,
                    )}
                  >
                    {cell.content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export type WeekGridEntryProps = ComponentProps<'button'> & {
  /** Its colour and edge: `here` and `phone` are kinds, `asked` is not settled yet. */
  tone: 'here' | 'phone' | 'video' | 'asked';
  past?: boolean;
  /** Being moved away from here. */
  ghost?: boolean;
};

/** Something that stands in the grid. */
export function WeekGridEntry({ tone, past, ghost, className, ...rest }: WeekGridEntryProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        styles.entry,
        styles[tone],
        past && styles.past,
        ghost && styles.ghost,
        className,
      )}
    />
  );
}

export type WeekGridFreeProps = ComponentProps<'button'> & {
  /** Something that is being moved can be put here, or is going to be. */
  target?: 'possible' | 'chosen' | undefined;
};

/** A free half hour, to press. */
export function WeekGridFree({ target, className, ...rest }: WeekGridFreeProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.free, target && styles[target], className)}
    />
  );
}
