import type { LineRow } from '../bank.repo.ts';
import { wordsOf } from '../words-of.ts';
import type { BankPayment } from './desk.repo.ts';

interface Suggestion {
  readonly candidate: BankPayment;
  readonly because: ('amount' | 'name')[];
}

/** How many are shown for one line. */
const most = 3;

/** Payments that a line without a reference may be for: the same sum, a name that stands in it. */
export function suggestionsFor(
  line: Pick<LineRow, 'amount' | 'text'>,
  candidates: readonly BankPayment[],
  cards: ReadonlyMap<string, { readonly name: string }>,
): Suggestion[] {
  const said = wordsOf(line.text);
  const fits = candidates.map((candidate) => {
    const { amount, firstName, lastName, payerId } = candidate.payment;
    const names = wordsOf(`${firstName} ${lastName} ${cards.get(payerId)?.name ?? ''}`);
    const because: Suggestion['because'] = [];
    if (amount === line.amount) because.push('amount');
    if ([...names].some((name) => said.has(name))) because.push('name');
    return { candidate, because };
  });
  return fits
    .filter(({ because }) => because.length > 0)
    .sort((one, other) => weight(other) - weight(one))
    .slice(0, most);
}

const weight = ({ because }: Suggestion) =>
  (because.includes('amount') ? 2 : 0) + (because.includes('name') ? 1 : 0);
