import { createHash } from 'node:crypto';
import type { CalendarDay } from '@hafi/base/kigali-time';
import { parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { type Columns, findColumns, type OwnNames } from './find-columns.ts';
import { readAmount } from './read-amount.ts';
import { readDay } from './read-day.ts';

/** A line of a statement. */
export interface StatementLine {
  readonly day: CalendarDay;
  /** In whole RWF; negative for money that left. */
  readonly amount: number;
  readonly text: string;
  /** The bank's own number of it. */
  readonly bankReference: string | null;
  /** Equal only for the same line, in whichever file it stands. */
  readonly fingerprint: string;
}

export interface Statement {
  readonly lines: readonly StatementLine[];
  /** Numbers, from 1, of rows that have a day and could not be read. */
  readonly unreadable: readonly number[];
}

/** The most rows of one file. */
const mostRows = 10_000;

/** How far down the line that names the columns may stand: banks write the account above it. */
const deepestHeader = 40;

const longestText = 1000;

/** Why a file is no statement. */
export class NoStatement extends Error {
  readonly why: 'unreadable' | 'too-large';
  constructor(why: NoStatement['why']) {
    super(`no statement: ${why}`);
    this.why = why;
  }
}

/**
 * Reads a bank statement from CSV: any of the usual encodings, separators and names of columns.
 * @throws NoStatement when it is none
 */
export function readStatement(bytes: Uint8Array, own: OwnNames = {}): Statement {
  const text = decodeText(bytes);
  // A spreadsheet, a PDF: not text at all.
  if (text.includes('\u0000')) throw new NoStatement('unreadable');
  for (const delimiter of [',', ';', '\t', '|']) {
    const rows = rowsOf(text, delimiter);
    const at = rows.slice(0, deepestHeader).findIndex((row) => findColumns(row, own) !== null);
    const columns = at < 0 ? null : findColumns(rows[at] ?? [], own);
    if (columns) return linesOf(rows, at + 1, columns);
  }
  throw new NoStatement('unreadable');
}

function rowsOf(text: string, delimiter: string): string[][] {
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      to: mostRows + deepestHeader + 1,
    });
  } catch {
    return [];
  }
  if (rows.length > mostRows + deepestHeader) throw new NoStatement('too-large');
  return rows;
}

function linesOf(rows: readonly string[][], from: number, columns: Columns): Statement {
  const lines: StatementLine[] = [];
  const unreadable: number[] = [];
  const seen = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    if (index < from) continue;
    const cell = (kind: keyof Columns) =>
      (columns[kind] ?? []).map((at) => row[at]?.trim() ?? '').filter((each) => each !== '');
    const [said = ''] = cell('day');
    const amount = amountOf(cell);
    // Balances, totals and remarks have no day, or no sum.
    if (said === '' || !/\d/.test(said) || amount === 'none') continue;
    const day = readDay(said);
    if (day === null || amount === null) {
      unreadable.push(index + 1);
      continue;
    }
    const text = cleaned(cell('text').join(' · ')).slice(0, longestText);
    const bankReference = cleaned(cell('number').join(' ')).slice(0, 100) || null;
    const says = JSON.stringify([day, amount, text, bankReference]);
    const nth = (seen.get(says) ?? 0) + 1;
    seen.set(says, nth);
    const fingerprint = createHash('sha256').update(`${nth} ${says}`).digest('hex');
    lines.push({ day, amount, text, bankReference, fingerprint });
  }
  return { lines, unreadable };
}

const cleaned = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Null for what is no sum; `none` where there is none at all. */
function amountOf(cell: (kind: keyof Columns) => string[]): number | null | 'none' {
  const [credit, debit, amount] = [cell('credit')[0], cell('debit')[0], cell('amount')[0]];
  const isEmpty = (each: string | undefined) => each === undefined || /^[-–.0,\s]*$/.test(each);
  if (!isEmpty(credit)) return signed(readAmount(credit ?? ''), 1);
  if (!isEmpty(debit)) return signed(readAmount(debit ?? ''), -1);
  if (isEmpty(amount)) return 'none';
  const [side = ''] = cell('side');
  const read = readAmount(amount ?? '');
  if (/^(d|dr|debit|débit|withdrawal|out)$/i.test(side.trim())) return signed(read, -1);
  return read;
}

/** A reversal in the column of credits has a minus: it left. */
function signed(amount: number | null, sign: 1 | -1): number | null {
  if (amount === null) return null;
  return sign === 1 ? amount : 0 - Math.abs(amount);
}
