import type { CalendarDay } from '@hafi/base/kigali-time';
import type { UnreadableRow } from '@hafi/contract/payments/bank-statements.contract';
import { type Columns, isForeign } from './find-columns.ts';
import { readDay } from './read-day.ts';
import { isNothing, readSum, type Sum } from './read-sum.ts';
import { readMark, type Sign, straight } from './sign-marks.ts';
import type { Row } from './split-rows.ts';

/** A line of a statement. */
export interface StatementLine {
  /** Where it stands in the file, from 1. */
  readonly row: number;
  readonly day: CalendarDay;
  /** In whole RWF; negative for money that left. */
  readonly amount: number;
  readonly text: string;
  /** The bank's own number of it. */
  readonly bankReference: string | null;
}

export interface Read {
  readonly lines: readonly StatementLine[];
  /** Rows that are lines and cannot be read for certain. */
  readonly unreadable: readonly UnreadableRow[];
}

/** What holds for every row of a file. */
export interface Table {
  readonly header: readonly string[];
  readonly columns: Columns;
  /** The file says above its columns that it is in another currency. */
  readonly isForeign: boolean;
  /** The columns that say whether an unsigned sum came or left. */
  readonly sides: readonly number[];
  readonly isInDoubt: (sum: Sum) => boolean;
  readonly isDayInDoubt: (cell: string) => boolean;
  readonly earliest: CalendarDay;
  readonly latest: CalendarDay;
}

type Why = UnreadableRow['why'];
/** A sum with its sign, nothing, or why it cannot be read. */
type Amount = { readonly amount: number } | { readonly why: Why } | null;

const longestText = 1000;
const longestShown = 200;

const cleaned = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** How rows begin that sum up: they are no lines. */
const summary =
  /^(?:grand |sub-? ?)?(?:total|opening|closing|balance|solde|brought|carried|report|ancien|nouveau|end of)/i;

/** A row as a line, or why it cannot be read; null for what is no line: balances, totals, remarks. */
export function readRow(row: Row, table: Table): StatementLine | UnreadableRow | null {
  const { cells, isOpen, number } = row;
  const { columns } = table;
  const of = (kind: keyof Columns) =>
    (columns[kind] ?? []).map((at) => cells[at] ?? '').filter((each) => each !== '');
  const [said = ''] = of('day');
  const filled = cells.filter((cell) => cell !== '');
  const unreadable = (why: Why): UnreadableRow => {
    const text = cleaned(filled.join(' · ')).slice(0, longestShown);
    return { row: number, why, text };
  };
  if (isOpen) return unreadable('quote');
  const day = readDay(said);
  if (day === null && (filled.length < 2 || summary.test(filled[0] ?? ''))) return null;
  if (!hasItsCells(cells, table.header)) {
    const isLine = filled.some(
      (cell) => readDay(cell) !== null || (readSum(cell)?.francs ?? 0) > 0,
    );
    return isLine ? unreadable('cells') : null;
  }
  const read = amountOf(row, table);
  if (read === null) return null;
  if (day === null || table.isDayInDoubt(said)) return unreadable('day');
  if ('why' in read) return unreadable(read.why);
  if (day > table.latest) return unreadable('future');
  if (day < table.earliest) return unreadable('old');
  const text = cleaned(of('text').join(' · ')).slice(0, longestText);
  const bankReference = cleaned(of('number').join(' ')).slice(0, 100) || null;
  return { row: number, day, amount: read.amount, text, bankReference };
}

const francNames = /^(?:rwf|frw|rf|646|rwandan? francs?|francs? rwandais)$/i;

/** Whether a row has as many cells as the header; empty ones at the header's end may be missing. */
function hasItsCells(cells: readonly string[], header: readonly string[]): boolean {
  const named = header.findLastIndex((name) => name !== '') + 1;
  return cells.length <= header.length && cells.length >= named;
}

/** The rest of a sum whose comma was taken for the end of a cell: `17,000` without quotes. */
function isCutOff(cells: readonly string[], at: number, raw: string): boolean {
  if (!raw.includes(`${cells[at]},${cells[at + 1]}`)) return false;
  const [cell = '', next = ''] = [cells[at], cells[at + 1]].map((each) => straight(each ?? ''));
  return /^[-(]?(?:RWF|FRW)? ?\d{1,3}$/i.test(cell) && /^\d{3}(?:\.00)?\)?$/.test(next);
}

function amountOf({ cells, raw }: Row, table: Table): Amount {
  const { columns } = table;
  const filled = (['credit', 'debit', 'amount'] as const).flatMap((kind) => {
    const at = columns[kind]?.[0];
    return at === undefined || isNothing(cells[at]) ? [] : { kind, at, cell: cells[at] ?? '' };
  });
  const [one, ...others] = filled;
  if (!one) return null;
  const currency = columns.currency?.[0];
  const isFranc =
    currency === undefined
      ? !(table.isForeign || isForeign(table.header[one.at] ?? ''))
      : francNames.test(straight(cells[currency] ?? ''));
  if (!isFranc || filled.some(({ cell }) => isForeign(cell)) || hasForeign(cells, table))
    return { why: 'currency' };
  if (filled.some(({ at }) => isCutOff(cells, at, raw))) return { why: 'cells' };
  const sums = filled.map(({ cell }) => readSum(cell));
  const [sum, ...rest] = sums;
  if (!sum || rest.includes(null)) return { why: 'sum' };
  // The same sum once more in a column of its own is no contradiction; two sums are.
  if (others.some(({ kind }) => kind !== 'amount')) return { why: 'both' };
  if (rest.some((each) => each?.francs !== sum.francs)) return { why: 'both' };
  if (table.isInDoubt(sum)) return { why: 'sum' };
  if (sum.francs === 0) return null;
  if (rest.some((each) => each?.sign && each.sign !== (one.kind === 'debit' ? 'out' : 'in'))) {
    return { why: 'sign' };
  }
  const sign = signOf(cells, table, one.kind, sum);
  return sign ? { amount: sign === 'in' ? sum.francs : 0 - sum.francs } : { why: 'sign' };
}

/** Whether a sum came or left; null when that is not known, or said in two ways. */
function signOf(
  cells: readonly string[],
  table: Table,
  kind: 'credit' | 'debit' | 'amount',
  sum: Sum,
): Sign | null {
  const said = table.sides.map((at) => cells[at] ?? '');
  const marks = said.map(readMark);
  if (kind === 'debit') return sum.sign === 'in' || marks.includes('in') ? null : 'out';
  if (kind === 'credit') {
    // A reversal in the column of credits has a minus: it left.
    if (sum.sign === 'out') return marks.includes('in') ? null : 'out';
    return marks.includes('out') ? null : 'in';
  }
  // What decides the sign, and is not known, is never read as money that came.
  if (said.some((cell) => cell !== '' && readMark(cell) === null)) return null;
  const signs = new Set([...marks, sum.sign].filter((sign) => sign !== null));
  const [sign = said.length === 0 ? 'in' : null] = signs;
  return signs.size > 1 ? null : sign;
}

/** The columns of a file that we do not know by their names. */
function unknownColumns({ columns, header }: Pick<Table, 'columns' | 'header'>): number[] {
  const known = new Set(Object.values(columns).flat());
  return header.flatMap((_name, at) => (known.has(at) ? [] : at));
}

/**
 * The columns that say whether an unsigned sum came or left: the one that is named so, and those in which
 * such marks stand. What stands beside the balance says whether the account is overdrawn.
 */
export function sidesOf(
  rows: readonly Row[],
  { columns, header }: Pick<Table, 'columns' | 'header'>,
): number[] {
  const [named] = columns.side ?? [];
  const [balance = -2] = columns.balance ?? [];
  const isMark = (cell: string, at: number) =>
    readMark(cell) !== null && (!/^[-+]$/.test(straight(cell)) || /[-+]/.test(header[at] ?? ''));
  const found = unknownColumns({ columns, header }).filter(
    (at) => at !== balance + 1 && rows.some(({ cells }) => isMark(cells[at] ?? '', at)),
  );
  return named === undefined ? found : [named, ...found.filter((at) => at !== named)];
}

/** Whether a column that we do not know by its name says that a row is in another currency. */
const hasForeign = (cells: readonly string[], table: Table): boolean =>
  unknownColumns(table).some(
    (at) => /^[A-Z]{3}$/.test(cells[at] ?? '') && isForeign(cells[at] ?? ''),
  );
