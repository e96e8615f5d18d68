import { parse } from 'csv-parse/sync';
import type { StatedLine } from '../providers/payment-provider.ts';

/** A file that is no list of transactions. */
export class NoList extends Error {}

/** The names of columns, without signs and spaces, in the exports of providers. */
const names = {
  reference: [
    'reference',
    'referenceid',
    'xreferenceid',
    'externalid',
    'externaltransactionid',
    'txref',
    'merchantreference',
    'ourreference',
  ],
  transactionId: ['transactionid', 'financialtransactionid', 'airtelmoneyid', 'flwref', 'id'],
  amount: ['amount', 'transactionamount', 'amountrwf'],
  fee: [
    'fee',
    'fees',
    'appfee',
    'transactionfee',
    'merchantfee',
    'servicefee',
    'charge',
    'charges',
    'transactioncharge',
    'commission',
    'feerwf',
  ],
  net: ['net', 'netamount', 'amountsettled', 'settledamount', 'settlementamount', 'netrwf'],
  currency: ['currency', 'currencycode'],
  state: ['status', 'state', 'transactionstatus'],
  type: ['type', 'transactiontype', 'kind'],
} as const;
type Column = keyof typeof names;

const plain = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** How far down the line that names the columns may stand. */
const deepestHeader = 20;

function columnsOf(row: readonly string[]): Partial<Record<Column, number>> | null {
  const heads = row.map(plain);
  const at = (column: Column) => {
    const found = names[column].map((name) => heads.indexOf(name)).find((index) => index >= 0);
    return found === undefined ? {} : { [column]: found };
  };
  const columns: Partial<Record<Column, number>> = Object.assign(
    {},
    ...(Object.keys(names) as Column[]).map(at),
  );
  const isNamed = columns.reference !== undefined || columns.transactionId !== undefined;
  return columns.amount !== undefined && isNamed ? columns : null;
}

function rowsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
      to: 20_000,
    });
  } catch {
    return [];
  }
}

/**
 * Reads a provider's list of transactions: the columns are known by their names, in any order.
 * @throws NoList when it has none of them, or a line without a sum
 */
export function readList(bytes: Uint8Array): StatedLine[] {
  const text = new TextDecoder().decode(bytes);
  for (const delimiter of [',', ';', '\t']) {
    const rows = rowsOf(text, delimiter);
    const at = rows.slice(0, deepestHeader).findIndex((row) => columnsOf(row) !== null);
    const columns = at < 0 ? null : columnsOf(rows[at] ?? []);
    if (columns) return rows.slice(at + 1).flatMap((row) => lineOf(row, columns) ?? []);
  }
  throw new NoList('no columns');
}

const stateOf = (word: string): StatedLine['state'] => {
  if (/^(succe|complet|paid|ts$)/i.test(word) || word === '') return 'succeeded';
  return /^(fail|reject|expire|cancel|tf$|te$)/i.test(word) ? 'failed' : 'pending';
};

const mostFrancs = 2_000_000_000;

/** Francs where nothing else is named. */
const currencyIn = (cell: string) => (/^(rwf|frw)?$/i.test(cell) ? 'RWF' : cell.toUpperCase());

/** The number in a cell; NaN for none. */
function numberIn(cell: string): number {
  const digits = cell.replace(/[\s,]|rwf|frw/gi, '');
  return digits === '' ? Number.NaN : Number(digits);
}

/** What was kept or handed on, in whole RWF: a provider's percentage may leave a fraction. */
function keptIn(cell: string): number | null {
  // Some portals write what left with a minus.
  const francs = Math.round(Math.abs(numberIn(cell)));
  return francs <= mostFrancs ? francs : null;
}

function lineOf(
  row: readonly string[],
  columns: Partial<Record<Column, number>>,
): StatedLine | null {
  const cell = (column: Column) => row[columns[column] ?? -1]?.trim() ?? '';
  const reference = cell('reference') || null;
  const transactionId = cell('transactionId') || null;
  // A line of totals names nothing.
  if (reference === null && transactionId === null) return null;
  const francs = numberIn(cell('amount') || '0');
  if (!Number.isSafeInteger(francs) || Math.abs(francs) > mostFrancs) {
    throw new NoList('a line has no sum');
  }
  return {
    isRefund: francs < 0 || /refund|revers|disburs|pay.?out|cash.?out|withdraw/i.test(cell('type')),
    reference,
    transactionId,
    amount: Math.abs(francs),
    currency: currencyIn(cell('currency')),
    fee: keptIn(cell('fee')),
    net: keptIn(cell('net')),
    state: stateOf(cell('state')),
  };
}
