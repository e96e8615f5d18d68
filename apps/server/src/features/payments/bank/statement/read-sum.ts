import { readMark, type Sign, straight } from './sign-marks.ts';

/** A sum of a statement. */
export interface Sum {
  /** In whole RWF, without its sign. */
  readonly francs: number;
  /** What the cell itself says; null when it says nothing. */
  readonly sign: Sign | null;
  /** The separator of thousands, how many there are, and that of cents. */
  readonly group: string | null;
  readonly groups: number;
  readonly decimal: string | null;
}

/** The largest sum that a line may have, in whole RWF; more is not a sum. */
const largest = 1_000_000_000_000;

const franc = /^(?:RWF|FRW|RF)\.?$/;
const words = 'RWF|FRW|RF|CREDIT|DEBIT|CR|DR|DB|CT|DT|C|D';
const inBrackets = new RegExp(`\\(\\s*((?:${words})\\.?)\\s*\\)`, 'g');
const token = new RegExp(`(?:${words})\\.?|[-+()]`, 'g');

/** Signs and brackets beside a number, or null when anything else stands there. */
function tokensOf(text: string): string[] | null {
  const tokens = text.match(token) ?? [];
  return text.replace(token, '').trim() === '' ? tokens : null;
}

/** Null when two marks contradict each other, or a minus stands twice. */
function signOf(before: readonly string[], after: readonly string[]): Sign | 'none' | null {
  const opens = before.filter((each) => each === '(').length;
  const closes = after.filter((each) => each === ')').length;
  const all = [...before, ...after];
  if (opens !== closes || opens > 1 || before.includes(')') || after.includes('(')) return null;
  if (opens + all.filter((each) => each === '-').length > 1) return null;
  const said = all
    .filter((each) => !franc.test(each) && each !== '(' && each !== ')')
    .map((each) => readMark(each));
  const signs = new Set<Sign | null>(opens > 0 ? [...said, 'out'] : said);
  const [sign = 'none'] = signs;
  return signs.size > 1 ? null : sign;
}

const grouped = /^([1-9]\d{0,2})(?:([., '])\d{3})(?:\2\d{3})*(?:([.,])(\d{1,2}))?$/;
const ungrouped = /^\d+(?:([.,])(\d{1,2}))?$/;

/**
 * A sum as banks write it: `17,000.00`, `17.000,00`, `17 000`, `RWF 17,000`, `(17,000)`, `17,000 CR`,
 * `Dr. 17,000`, `17,000-`. A separator with three digits after it groups thousands, because the franc
 * has no cents; anything but zeros for cents is no sum. Null when it is none.
 */
export function readSum(cell: string): Sum | null {
  const plain = straight(cell).normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  const parts = /^(\D*)(\d(?:[\d., ']*\d)?)(\D*)$/.exec(plain.replace(inBrackets, ' $1 '));
  if (!parts) return null;
  const [, left = '', digits = '', right = ''] = parts;
  const [before, after] = [tokensOf(left), tokensOf(right)];
  const sign = before && after && signOf(before, after);
  if (!sign) return null;
  const inGroups = grouped.exec(digits);
  const [, group = null, decimalOfGroups, centsOfGroups] = inGroups?.slice(1) ?? [];
  const [, decimalAlone, centsAlone] = ungrouped.exec(digits) ?? [];
  const decimal = decimalOfGroups ?? decimalAlone ?? null;
  const cents = centsOfGroups ?? centsAlone ?? '';
  if ((!inGroups && !ungrouped.test(digits)) || (decimal === group && decimal !== null))
    return null;
  if (/[1-9]/.test(cents)) return null;
  const integer = cents === '' ? digits : digits.slice(0, -1 - cents.length);
  const francs = Number(integer.replace(/\D/g, ''));
  if (!Number.isSafeInteger(francs) || francs > largest) return null;
  const groups = group === null ? 0 : integer.split(group).length - 1;
  return { francs, sign: sign === 'none' ? null : sign, group, groups, decimal };
}

/** Whether a cell says that there is no sum: nothing, a dash, a zero, `nil`. */
export function isNothing(cell: string | undefined): boolean {
  if (cell === undefined) return true;
  const text = straight(cell).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  if (/^(?:[-.\s]*|nil|none|null|zero|n\/?a|neant|rien)$/.test(text)) return true;
  return /^[-.,]*0[-0.,]*$/.test(text.replace(/rwf|frw|rf|[\s()]|cr\.?|dr\.?/g, ''));
}

/**
 * Which sums of a file are in doubt: `1.700` where the point stands before cents in another, `17.00`
 * where it groups thousands in another.
 */
export function doubtIn(sums: readonly Sum[]): (sum: Sum) => boolean {
  const decimals = new Set(sums.flatMap(({ decimal }) => decimal ?? []));
  const groups = new Set(
    sums.flatMap(({ decimal, group, groups: count }) =>
      group !== null && (decimal !== null || count > 1) ? [group] : [],
    ),
  );
  return ({ decimal, group, groups: count }) =>
    decimal === null
      ? group !== null && count === 1 && decimals.has(group)
      : group === null && groups.has(decimal);
}
