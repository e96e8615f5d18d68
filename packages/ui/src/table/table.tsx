import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './table.module.css';

export type Column<Line> = {
  key: string;
  head: ReactNode;
  cell: (line: Line) => ReactNode;
  /** Right-aligned figures. */
  figure?: boolean;
};

export type TableProps<Line> = Omit<ComponentProps<'table'>, 'children'> & {
  /** What the table is about; announced first, shown above. */
  caption: ReactNode;
  captionHidden?: boolean;
  /** The first column is the row header. */
  columns: ReadonlyArray<Column<Line>>;
  lines: ReadonlyArray<Line>;
  lineKey: (line: Line) => string;
};

/** A table; it scrolls sideways in its own frame when necessary. */
export function Table<Line>(props: TableProps<Line>) {
  const { caption, captionHidden, columns, lines, lineKey, className, ...rest } = props;
  const side = (column: Column<Line>) => (column.figure ? styles.figure : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <div className={styles.frame} tabIndex={0}>
      <table {...rest} className={classNames(styles.table, className)}>
        <caption className={captionHidden ? styles.hidden : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={side(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={lineKey(line)}>
              {columns.map((column, i) =>
                i === 0 ? (
                  <th key={column.key} scope="row">
                    {column.cell(line)}
                  </th>
                ) : (
                  <td key={column.key} className={side(column)}>
                    {column.cell(line)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
