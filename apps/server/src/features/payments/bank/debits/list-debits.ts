import { addDays } from '@hafi/base/kigali-time';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { SentByBank } from '@hafi/contract/payments/bank-desk.schemas';
import { shownReference } from '@hafi/contract/payments/bank-reference';
import type { getBankDesk } from '@hafi/contract/payments/bank-statements.contract';
import type { Db } from '../../../../platform/db/database.ts';
import { findPeople } from '../../../accounts/accounts.public.ts';
import { findDoctors } from '../../../doctors/doctors.public.ts';
import type { LineRow } from '../bank.repo.ts';
import { nextBusinessDay } from '../business-days.ts';
import { wordsOf } from '../words-of.ts';
import { findDebitsToSort, findStatedSpan } from './debits.repo.ts';
import { findSentById, findUnmatchedSent } from './sent-money.repo.ts';
import { isNamed, isSameSum, type SentMoney } from './sent-money.ts';

type Desk = Answer<typeof getBankDesk>['data'];
type Left = Desk['left'][number];
type Suggestion = Left['suggestions'][number];

/** How many days may lie between a line and what it may be. */
const reach = 90;

/** How many are shown for one line. */
const mostSuggestions = 3;

/** To whom each of these was sent, by its id. */
export async function findNamesOfSent(
  db: Db,
  sent: readonly SentMoney[],
): Promise<ReadonlyMap<string, string>> {
  const of = (kind: SentMoney['kind']) => [
    ...new Set(sent.flatMap((each) => (each.kind === kind ? each.toId : []))),
  ];
  const doctors = await findDoctors(db, of('payout'));
  const payers = await findPeople(db, of('refund'));
  const nameOf = ({ kind, toId }: SentMoney) =>
    (kind === 'payout' ? doctors.get(toId)?.name : payers.get(toId)?.name) ?? '-';
  return new Map(sent.map((each) => [each.id, nameOf(each)]));
}

/** What was sent, for coordinators. */
export function showSent(sent: SentMoney, names: ReadonlyMap<string, string>): SentByBank {
  const { amount, day, id, kind, paymentId, reference } = sent;
  const isOurs = kind === 'refund' && reference !== null;
  return {
    kind,
    id,
    paymentId,
    to: names.get(id) ?? '-',
    amount,
    day,
    reference: isOurs ? shownReference(reference) : reference,
  };
}

/** Lines of money that left and that our books do not have, with what each may be. */
export async function listDebits(
  db: Db,
  limit: number,
): Promise<readonly (Pick<Left, 'sent' | 'suggestions'> & { readonly line: LineRow })[]> {
  const lines = await findDebitsToSort(db, limit);
  const [first, last] = [lines[0]?.day, lines.at(-1)?.day];
  if (!first || !last) return [];
  const ids = lines.flatMap(({ payoutId, refundId }) => payoutId ?? refundId ?? []);
  const known = await findSentById(db, ids);
  const span = { from: addDays(first, -reach), to: addDays(last, reach) };
  const candidates = await findUnmatchedSent(db, span, { limit: 1000, open: false });
  const names = await findNamesOfSent(db, [...known, ...candidates]);
  return lines.map((line) => {
    const sent = known.find(({ id }) => id === (line.payoutId ?? line.refundId));
    return {
      line,
      sent: sent ? showSent(sent, names) : null,
      suggestions: sent ? [] : suggestionsFor(line, candidates, names),
    };
  });
}

function suggestionsFor(
  line: LineRow,
  candidates: readonly SentMoney[],
  names: ReadonlyMap<string, string>,
): Suggestion[] {
  const said = wordsOf(line.text);
  const near = { from: addDays(line.day, -reach), to: addDays(line.day, reach) };
  const fits = candidates.map((sent): Suggestion => {
    const because: Suggestion['because'] = [];
    if (isNamed(line, sent)) because.push('reference');
    if (isSameSum(line, sent)) because.push('amount');
    if ([...wordsOf(names.get(sent.id) ?? '')].some((name) => said.has(name))) because.push('name');
    return { sent: showSent(sent, names), because };
  });
  const likely = fits
    .filter(
      ({ because, sent }) => because.length > 0 && sent.day >= near.from && sent.day <= near.to,
    )
    .sort((one, other) => weight(other) - weight(one));
  // Who is paid often is named in many lines: the name alone says little beside the sum.
  const least = Math.min(weights.amount, weight(likely[0]));
  return likely.filter((each) => weight(each) >= least).slice(0, mostSuggestions);
}

const weights = { reference: 4, amount: 2, name: 1 } as const;
const weight = (suggestion: Suggestion | undefined) =>
  (suggestion?.because ?? []).reduce((sum, reason) => sum + weights[reason], 0);

/**
 * What was sent by our books and stands in no statement, although one has later lines: the bank dates what
 * left on the next business day at the latest.
 */
export async function listUnlisted(db: Db, limit: number): Promise<SentByBank[]> {
  const stated = await findStatedSpan(db);
  if (!stated) return [];
  const found = await findUnmatchedSent(db, stated, { limit, open: true });
  const unlisted = found.filter(({ day }) => nextBusinessDay(day) < stated.to);
  const names = await findNamesOfSent(db, unlisted);
  return unlisted.map((each) => showSent(each, names));
}
