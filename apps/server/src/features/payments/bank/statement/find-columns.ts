/** What a column of a statement holds. `side` says of an unsigned sum whether it came or left. */
export const columnKinds = ['day', 'text', 'credit', 'debit', 'amount', 'side', 'number'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** Which columns hold what; several texts are read as one. */
export type Columns = Partial<Record<ColumnKind, readonly number[]>>;

/** Names of columns that the operator has set, by what they hold. */
export type OwnNames = Partial<Record<ColumnKind, readonly string[]>>;

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\(.*?\)|\brwf\b|\bfrw\b/g, ' ')
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
  side: ['dr cr', 'cr dr', 'debit credit', 'd c', 'type', 'transaction type', 'sens'],
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
};

/** Where the columns are, by the line that names them; null when it names no statement's. */
export function findColumns(header: readonly string[], own: OwnNames): Columns | null {
  const names = header.map(plain);
  const found: Partial<Record<ColumnKind, readonly number[]>> = {};
  for (const kind of columnKinds) {
    const wanted = own[kind]?.map(plain) ?? usualNames[kind];
    const at = wanted.map((name) => names.indexOf(name)).filter((index) => index >= 0);
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
