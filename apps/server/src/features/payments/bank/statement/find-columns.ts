import { straight } from './sign-marks.ts';

/** What a column of a statement holds. `side` says of an unsigned sum whether it came or left. */
export const columnKinds = [
  'day',
  'text',
  'credit',
  'debit',
  'amount',
  'side',
  'number',
  'currency',
  'balance',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** Which columns hold what; several texts are read as one. */
export type Columns = Partial<Record<ColumnKind, readonly number[]>>;

/** Names of columns that the operator has set, by what they hold. */
export type OwnNames = Partial<Record<ColumnKind, readonly string[]>>;

const codes = new Set([...Intl.supportedValuesOf('currency'), 'FCY', 'KSH', 'USH', 'TSH', 'RMB']);
const units = /[$€£¥₦]|\b(?:euros?|dollars?|pounds?|livres?|shillings?)\b/i;

/** Whether a text names a currency other than the Rwandan franc. */
export function isForeign(text: string): boolean {
  const written = straight(text);
  return (
    units.test(written) ||
    (written.match(/\b[A-Z]{3}\b/g) ?? []).some((word) => word !== 'RWF' && codes.has(word))
  );
}

const withoutCode = (name: string) =>
  name.replace(/\b(?:in )?([A-Z]{3})\b/g, (all, word) => (codes.has(word) ? ' ' : all));

const plain = (name: string) =>
  withoutCode(straight(name))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(.*?\)|\b(?:in )?(?:rwf|frw)\b/g, ' ')
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** How banks name their columns, in English and French; the first that is there is taken. */
const usualNames: Readonly<Record<ColumnKind, readonly string[]>> = {
  day: [
    'transaction date',
    'trans date',
    'tran date',
    'txn date',
    'booking date',
    'posting date',
    'post date',
    'date operation',
    'date de l operation',
    'date',
    'value date',
    'date de valeur',
  ],
  text: [
    'description',
    'transaction description',
    'narration',
    'narrative',
    'transaction details',
    'details',
    'particulars',
    'transaction particulars',
    'remarks',
    'payment details',
    'libelle',
    'motif',
    'communication',
    'sender',
    'sender name',
    'payer',
    'payer name',
    'counterparty',
    'beneficiary',
    'donneur d ordre',
  ],
  credit: [
    'credit',
    'credits',
    'credit amount',
    'amount credited',
    'deposit',
    'deposits',
    'money in',
    'paid in',
    'cr',
    'credit montant',
    'montant credit',
  ],
  debit: [
    'debit',
    'debits',
    'debit amount',
    'amount debited',
    'withdrawal',
    'withdrawals',
    'money out',
    'paid out',
    'dr',
    'montant debit',
  ],
  amount: ['amount', 'transaction amount', 'montant', 'montant de l operation'],
  side: [
    'dr cr',
    'cr dr',
    'db cr',
    'cr db',
    'debit credit',
    'credit debit',
    'd c',
    'c d',
    'dc',
    'drcr',
    'sign',
    'signe',
    'sens',
    'direction',
    'indicator',
    'in out',
    'type',
    'transaction type',
    'trans type',
    'tran type',
    'txn type',
    'entry type',
    'type operation',
    'type d operation',
    'type de transaction',
  ],
  number: [
    'transaction id',
    'transaction reference',
    'transaction ref',
    'reference number',
    'reference no',
    'ref no',
    'reference',
    'ref',
    'bank reference',
    'numero de reference',
    'cheque no',
  ],
  currency: [
    'currency',
    'currency code',
    'transaction currency',
    'account currency',
    'ccy',
    'cur',
    'curr',
    'devise',
    'monnaie',
  ],
  balance: ['balance', 'running balance', 'book balance', 'closing balance', 'solde'],
};

const currencyNames = /\b(?:ccy|curr?|currency|devise|monnaie)\b/;

/** A name with both words in it says on which side a sum is, whatever else it says. */
const bothSides = /^(?=.*\b(?:d|dr|db|debit)\b)(?=.*\b(?:c|cr|credit)\b)/;

/** Where the columns are, by the line that names them; null when it names no statement's. */
export function findColumns(header: readonly string[], own: OwnNames): Columns | null {
  const names = header.map(plain);
  const found: Partial<Record<ColumnKind, readonly number[]>> = {};
  for (const kind of columnKinds) {
    const wanted = own[kind]?.map(plain) ?? usualNames[kind];
    const at = wanted.flatMap((name) =>
      names.flatMap((each, index) => (each === name ? index : [])),
    );
    if (kind === 'currency')
      at.push(...names.flatMap((each, index) => (currencyNames.test(each) ? index : [])));
    if (kind === 'side')
      at.push(...names.flatMap((each, index) => (bothSides.test(each) ? index : [])));
    // Of the same sum in two currencies that in francs.
    at.sort(
      (one, other) => Number(isForeign(header[one] ?? '')) - Number(isForeign(header[other] ?? '')),
    );
    if (at.length > 0) found[kind] = kind === 'text' ? [...new Set(at)] : at.slice(0, 1);
  }
  const isStatement = found.day && found.text && (found.credit || found.amount);
  return isStatement ? found : null;
}

/**
 * Reads the operator's own names of columns: `day=Booked; text=Narrative 1, Narrative 2; credit=In`.
 * Null when it cannot be read.
 */
export function readOwnNames(setting: string): OwnNames | null {
  const own: Partial<Record<ColumnKind, readonly string[]>> = {};
  for (const part of setting.split(';').filter((each) => each.trim() !== '')) {
    const [kind = '', names = ''] = part.split('=').map((each) => each.trim());
    const known = columnKinds.find((each) => each === kind);
    const list = names.split(',').map((each) => each.trim());
    if (!known || list.some((name) => plain(name) === '')) return null;
    own[known] = list;
  }
  return own;
}
