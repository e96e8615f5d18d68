/** A row of a file. */
export interface Row {
  /** The number of its first line in the file, from 1. */
  readonly number: number;
  /** The number of its last line: a cell in quotes may span some. */
  readonly last: number;
  readonly cells: readonly string[];
  /** As it stands in the file. */
  readonly raw: string;
  /** A quote of it is open: it would have swallowed rows, or never ends. */
  readonly isOpen: boolean;
}

/** The cells of a row from where its text begins; null while a quote of it is open. */
function cellsOf(text: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const opening = /^[^\S\t]*"/.exec(text.slice(at, at + 20));
    let cell = '';
    if (opening) {
      at += opening[0].length;
      for (;;) {
        const quote = text.indexOf('"', at);
        if (quote < 0) return null;
        cell += text.slice(at, quote);
        at = quote + 1;
        if (text[at] === '"') {
          cell += '"';
          at += 1;
          continue;
        }
        let next = at;
        while (text[next] === ' ' || text[next] === '\r') next += 1;
        if (next >= text.length || text[next] === delimiter) {
          at = next;
          break;
        }
        // A quote inside the text, such as CASH "JOHN" DEPOSIT.
        cell += '"';
      }
    } else {
      const end = text.indexOf(delimiter, at);
      cell = text.slice(at, end < 0 ? text.length : end);
      at = end < 0 ? text.length : end;
    }
    cells.push(cell.trim());
    at += 1;
  }
  return cells;
}

/** The longest cell that may span lines: no bank writes more. */
const mostLines = 20;

/**
 * Splits CSV into rows and never fails. A cell in quotes may span lines, but not lines that are rows of
 * their own (`isRow`): then the row with the open quote is named as such, and the others are read.
 */
export function splitRows(
  lines: readonly string[],
  delimiter: string,
  isRow: (cells: readonly string[]) => boolean,
): Row[] {
  const loose = (line: string) =>
    line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/g, ''));
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const number = at + 1;
    let text = lines[at] ?? '';
    let cells = cellsOf(text, delimiter);
    let last = at;
    while (cells === null && last + 1 < lines.length && last - at < mostLines) {
      const next = lines[last + 1] ?? '';
      if (isRow(loose(next))) break;
      last += 1;
      text += `\n${next}`;
      cells = cellsOf(text, delimiter);
    }
    if (cells === null)
      rows.push({ number, last: number, raw: text, cells: loose(lines[at] ?? ''), isOpen: true });
    else {
      rows.push({ number, last: last + 1, raw: text, cells, isOpen: false });
      at = last;
    }
  }
  return rows;
}
