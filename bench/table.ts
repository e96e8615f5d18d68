/** Formats a Markdown table that is also readable in a terminal. Numbers are right-aligned. */
export function table(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(3, head.length, ...lines.map((line) => (line[column] ?? '').length)),
  );
  const row = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => place(cells[column] ?? '', width, column)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [row(heads), `| ${rule.join(' | ')} |`, ...lines.map(row)].join('\n');
}

const place = (text: string, width: number, column: number) =>
  column === 0 ? text.padEnd(width) : text.padStart(width);

/** Says in a table whether a goal holds. */
export const mark = (holds: boolean): string => (holds ? 'holds' : 'MISSED');
