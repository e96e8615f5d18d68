import { referencesIn } from '@hafi/contract/payments/bank-reference';
import type { LineRow } from '../bank.repo.ts';

/** What was sent from the bank by our books: to a doctor, or back to who had paid. */
export interface SentMoney {
  readonly kind: 'payout' | 'refund';
  /** Of the payout, or of the refund. */
  readonly id: string;
  /** The doctor, or the person who had paid. */
  readonly toId: string;
  /** The payment of which it went back; null for a doctor's. */
  readonly paymentId: string | null;
  readonly amount: number;
  /** The day of Kigali on which it left. */
  readonly day: string;
  /** As a coordinator wrote it down; of what went back that of its payment. */
  readonly reference: string | null;
  readonly creditNote: string | null;
  /** Whether it still stands in the books. */
  readonly stands: boolean;
}

type Line = Pick<LineRow, 'amount' | 'bankReference' | 'text'>;

/** The shortest reference that is looked for in a text: shorter ones stand there by accident. */
const shortest = 6;

/** Whether a line names what was sent, by the reference of either side. */
export function isNamed({ bankReference, text }: Line, sent: SentMoney): boolean {
  const said = `${text} ${bankReference ?? ''}`;
  const { creditNote, kind, reference } = sent;
  if (kind === 'refund') {
    const isReference = reference !== null && referencesIn(said).includes(reference);
    return isReference || (creditNote !== null && hasWord(said, creditNote));
  }
  if (reference === null) return false;
  if (bankReference !== null && plain(bankReference) === plain(reference)) return true;
  return reference.length >= shortest && hasWord(said, reference);
}

/** Without the signs that a bank leaves out or adds; what has nothing else stays as it is. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') || name;

/** Whether a text has a word by itself: in `FT1234` there is no `FT123`. */
function hasWord(text: string, word: string): boolean {
  const [where, what] = [text.toLowerCase(), word.toLowerCase()];
  const isInside = (sign: string) => /[\p{L}\p{N}]/u.test(sign);
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + 1)) {
    if (!isInside(where.charAt(at - 1)) && !isInside(where.charAt(at + what.length))) return true;
  }
  return false;
}

/** Whether the bank and our books have the same sum. */
export const isSameSum = (
  line: Pick<LineRow, 'amount'>,
  sent: Pick<SentMoney, 'amount'>,
): boolean => line.amount === 0 - sent.amount;
