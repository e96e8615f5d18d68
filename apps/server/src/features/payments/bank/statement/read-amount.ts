/** The largest sum that a line may have, in whole RWF; more is not a sum. */
const largest = 1_000_000_000_000;

/**
 * A sum as banks write it, in whole RWF: `17,000.00`, `17.000,00`, `17 000`, `RWF 17,000`,
 * `(17,000)`, `17,000 CR`. A separator with three digits after it groups thousands, because the franc
 * has no cents; other than `.00` after it is no sum. Null when it is none.
 */
export function readAmount(cell: string): number | null {
  const text = cell.replace(/[\s'’\u00a0\u202f]/g, '').toUpperCase();
  const parts =
    /^(\()?([-+])?(?:RWF|FRW)?([-+])?(\d[\d.,]*)([-+])?(?:RWF|FRW)?(CR|DR|C|D)?\)?$/.exec(text);
  if (!parts) return null;
  const [, bracket, before, inside, digits = '', after, side] = parts;
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  if (/[1-9]/.test(cents) || !/^\d+$|^\d{1,3}([.,]\d{3})+$/.test(whole)) return null;
  const francs = Number(whole.replace(/[.,]/g, ''));
  if (!Number.isSafeInteger(francs) || francs > largest) return null;
  const isOut = bracket !== undefined || [before, inside, after].includes('-') || side?.[0] === 'D';
  return isOut ? 0 - francs : francs;
}
