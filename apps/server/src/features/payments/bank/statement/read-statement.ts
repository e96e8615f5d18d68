import { addDays, type CalendarDay } from '@hafi/base/kigali-time';
import { decodeText } from './decode-text.ts';
import { type Columns, findColumns, isForeign, type OwnNames } from './find-columns.ts';
import { couldBeMonthFirst, isMonthFirst, readDay } from './read-day.ts';
import { type Read, readRow, sidesOf, type Table } from './read-row.ts';
import { doubtIn, readSum } from './read-sum.ts';
import { type Row, splitRows } from './split-rows.ts';

export type { StatementLine } from './read-row.ts';

/** What was read of a file, and which rows could not be read. */
export interface Statement extends Read {}

/** The most rows of one file. */
const mostRows = 10_000;

/** How far down the line that names the columns may stand: banks write the account above it. */
const deepestHeader = 40;

/** Why a file is no statement. */
export class NoStatement extends Error {
  readonly why: 'unreadable' | 'too-large';
  constructor(why: NoStatement['why']) {
    super(`no statement: ${why}`);
    this.why = why;
  }
}

/**
 * Reads a bank statement from CSV: any of the usual encodings, separators and names of columns. A row
 * that can be read in two ways is not read but named, and the others are.
 * @throws NoStatement when it is none
 */
export function readStatement(
  bytes: Uint8Array,
  today: CalendarDay,
  own: OwnNames = {},
): Statement {
  const text = decodeText(bytes).replace(/^\ufeff/, '');
  // A spreadsheet, a PDF: not text at all.
  if (text.includes('\u0000')) throw new NoStatement('unreadable');
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > mostRows + deepestHeader) throw new NoStatement('too-large');
  for (const delimiter of [',', ';', '\t', '|']) {
    const isHeader = (cells: readonly string[]) => findColumns(cells, own) !== null;
    const top = splitRows(lines.slice(0, deepestHeader * 2), delimiter, isHeader);
    const at = top.slice(0, deepestHeader).findIndex(({ cells }) => isHeader(cells));
    const header = top[at];
    const columns = header && findColumns(header.cells, own);
    if (!header || !columns) continue;
    const [day = 0] = columns.day ?? [];
    const names = header.cells.join();
    const rows = splitRows(
      lines,
      delimiter,
      (cells) => cells.join() === names || readDay(cells[day] ?? '') !== null,
    ).filter(({ cells, number }) => number > header.last && cells.join() !== names);
    const above = top.slice(0, at).map(({ cells }) => cells.join(' '));
    return linesOf(rows, tableOf(header, columns, above, rows, today));
  }
  throw new NoStatement('unreadable');
}

/** What holds for every row of the file. */
function tableOf(
  header: Row,
  columns: Columns,
  above: readonly string[],
  rows: readonly Row[],
  today: CalendarDay,
): Table {
  const at = (kind: keyof Columns) => columns[kind]?.[0] ?? -1;
  const sums = (['credit', 'debit', 'amount', 'balance'] as const).map(at);
  const all = rows.flatMap(({ cells }) =>
    sums.flatMap((index) => readSum(cells[index] ?? '') ?? []),
  );
  const days = rows.map(({ cells }) => cells[at('day')] ?? '');
  const isOther = (line: string) =>
    /\b(?:currency|ccy|devise|monnaie)\b/i.test(line) && isForeign(line);
  return {
    header: header.cells,
    columns,
    isForeign: above.some(isOther),
    sides: sidesOf(rows, { columns, header: header.cells }),
    isInDoubt: doubtIn(all),
    isDayInDoubt: days.some(isMonthFirst) ? couldBeMonthFirst : () => false,
    // Of a bank whose clock is ahead; statements are imported for the last days, not for years.
    latest: addDays(today, 1),
    earliest: addDays(today, -3 * 365),
  };
}

function linesOf(rows: readonly Row[], table: Table): Statement {
  const read = rows.flatMap((row) => readRow(row, table) ?? []);
  return {
    lines: read.flatMap((each) => ('why' in each ? [] : each)),
    unreadable: read.flatMap((each) => ('why' in each ? each : [])),
  };
}
