import { wrongOfBadges } from './judge-badges.ts';
import { leftOf, wrongOfPlans } from './judge-plans.ts';
import type { ProviderMove } from './provider-journal.ts';
import type { Stored, StoredBooking, StoredPayment } from './stored-payments.ts';

/** How many there were, to say that something was tested. */
export interface Counted {
  readonly payments: number;
  /** Money that came for something of which other money had come. */
  readonly duplicates: number;
  readonly refunds: number;
  /** Refunds that only a coordinator could settle. */
  readonly byHand: number;
  readonly paid: number;
  /** Of these for appointments, care plans and badges. */
  readonly forAppointments: number;
  readonly forPlans: number;
  readonly forBadges: number;
  /** Periods of plans that were paid whole. */
  readonly periods: number;
  /** Larger plans that were paid for the rest of a period. */
  readonly upgrades: number;
  /** Badges whose review began. */
  readonly reviews: number;
  /** Of these by card. */
  readonly byCard: number;
}

export interface Judged {
  /** What must not be, one sentence each. */
  readonly wrong: readonly string[];
  readonly counted: Counted;
}

/** The account in which a provider holds our money. */
const held = { mtn: 'mobile-money', airtel: 'airtel-money', card: 'card' } as Record<
  string,
  string
>;

/** What the price is owed to, or earned by. */
const earned = { booking: 'doctors-due', plan: 'plans', badge: 'badges' };

/** What payers read of a payment that came. */
const paidText = {
  booking: 'payments.activity.paid',
  plan: 'payments.activity.plan-paid',
  badge: 'payments.badge.activity',
};

/** By what its provider knows the money: of a card by the charge, because a page can have several. */
const keyOf = ({ method, reference, transaction }: StoredPayment): string =>
  method === 'card' ? (transaction ?? '') : reference;

/**
 * Compares what the providers hold of payers with what is stored, once everything has come to its end:
 * payments, bookings, plans, badges, refunds, books, receipts, and what payers were notified.
 */
export function judgePayments(stored: Stored, moves: readonly ProviderMove[]): Judged {
  const wrong: string[] = [];
  const byReference = new Map(moves.map((move) => [move.id, move]));
  const refundsOf = Map.groupBy(
    moves.filter(({ isDone, kind }) => isDone && kind === 'refund'),
    ({ of }) => of ?? '',
  );
  const known = new Set(stored.payments.map(keyOf));
  for (const { id, isDone, kind } of moves)
    if (kind === 'payment' && isDone && !known.has(id))
      wrong.push(`a provider took money for ${id}, which nobody knows`);
  let byHand = 0;
  const took = new Set<string>();
  for (const payment of stored.payments) {
    const move = byReference.get(keyOf(payment));
    const sent = refundsOf.get(keyOf(payment)) ?? [];
    if (move?.isDone) took.add(payment.id);
    const gaveByHand = (payment.back ?? 0) > 0 && sent.length === 0 && payment.method === 'airtel';
    if (gaveByHand) byHand += 1;
    wrong.push(...wrongOf(payment, move, sent).map((what) => `${payment.id} ${what}`));
  }
  const came = stored.payments.filter(({ id }) => took.has(id));
  const cameOf = Map.groupBy(came, ({ purpose }) => purpose);
  const cameFor = (purpose: string) => cameOf.get(purpose) ?? [];
  const duplicates = [...cameOf.values()].reduce((sum, { length }) => sum + length - 1, 0);
  for (const booking of stored.bookings)
    wrong.push(
      ...wrongOfBooking(booking, cameFor(booking.id)).map(
        (what) => `booking ${booking.id} ${what}`,
      ),
    );
  wrong.push(...wrongOfPlans(stored, cameFor), ...wrongOfBadges(stored, cameFor));
  for (const { posting } of stored.unowned) wrong.push(`the posting ${posting} is of no payment`);
  for (const { posting } of stored.unbalanced) wrong.push(`the posting ${posting} is off`);
  for (const { series } of stored.gaps) wrong.push(`the numbers ${series} have a gap`);
  for (const { times } of stored.keys) wrong.push(`one key has ${times} payments`);
  const paidInvoices = (of: 'period' | 'upgrade') =>
    stored.invoices.filter(({ kind, state }) => kind === of && state === 'paid').length;
  const count = (is: (payment: StoredPayment) => boolean) => came.filter(is).length;
  const counted = {
    payments: stored.payments.length,
    duplicates,
    refunds: stored.payments.filter(({ back }) => back !== null).length,
    byHand,
    paid: came.length,
    forAppointments: count(({ kind }) => kind === 'booking'),
    forPlans: count(({ kind }) => kind === 'plan'),
    forBadges: count(({ kind }) => kind === 'badge'),
    periods: paidInvoices('period'),
    upgrades: paidInvoices('upgrade'),
    reviews: stored.badges.filter(({ reviews }) => reviews > 0).length,
    byCard: count(({ method }) => method === 'card'),
  };
  return { wrong, counted };
}

function wrongOf(
  payment: StoredPayment,
  move: ProviderMove | undefined,
  sent: readonly ProviderMove[],
): string[] {
  const { amount, phone, receipts, status, steps } = payment;
  const wrong: string[] = [];
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what);
  };
  const hasCome = move?.isDone ?? false;
  const counts = ['succeeded', 'refunded'].includes(status);
  must(hasCome === counts, `is ${status}, but the provider ${hasCome ? 'took' : 'has no'} money`);
  must(['succeeded', 'refunded', 'failed', 'expired'].includes(status), `has no end: ${status}`);
  must(
    !move || (move.amount === amount && move.phone === (phone ?? '')),
    'was asked for otherwise',
  );
  must(receipts === (counts ? 1 : 0), `has ${receipts} receipts and is ${status}`);
  must(steps.at(-1) === status, `is ${status} after ${steps.join()}`);
  for (const once of ['succeeded', 'failed', 'refunded'])
    must(steps.filter((step) => step === once).length <= 1, `was ${once} twice`);
  wrong.push(...wrongOfRefund(payment, sent), ...wrongOfBooks(payment, sent, move?.fee ?? 0));
  wrong.push(...wrongOfNews(payment));
  return wrong;
}

function wrongOfRefund(payment: StoredPayment, sent: readonly ProviderMove[]): string[] {
  const { amount, back, backIsDone, method, status, stray } = payment;
  const wrong: string[] = [];
  const counts = ['succeeded', 'refunded'].includes(status);
  if (stray && counts && back !== amount) wrong.push('is a second payment, and not given back');
  if ((back !== null) !== (status === 'refunded')) wrong.push(`is ${status}, with ${back} to give`);
  if (back !== null && !backIsDone) wrong.push('waits for its refund');
  if (sent.length > 1) wrong.push(`was given back ${sent.length} times`);
  // Of Airtel a coordinator gives a part by hand.
  const isByHand = sent.length === 0 && method === 'airtel';
  const given = sent.reduce((sum, each) => sum + each.amount, 0);
  if (!isByHand && given !== (back ?? 0)) wrong.push(`owed ${back ?? 0}, and ${given} went back`);
  return wrong;
}

/** The books say what the provider holds, what is earned or owed to the doctor, and that no refund is open. */
function wrongOfBooks(
  payment: StoredPayment,
  sent: readonly ProviderMove[],
  kept: number,
): string[] {
  const { amount, back, books, fee, kind, method, status } = payment;
  const given = sent.reduce((sum, each) => sum + each.amount, 0);
  const counts = ['succeeded', 'refunded'].includes(status);
  const fromPrice = Math.min(back ?? 0, amount - fee);
  const expected: Record<string, number> = counts
    ? {
        [held[method] ?? '']: amount - given - kept,
        'fees-flutterwave': kept,
        [earned[kind]]: fromPrice - (amount - fee),
        'service-fees': (back ?? 0) - fromPrice - fee,
        'refunds-due': 0,
        'paid-by-hand': given - (back ?? 0),
      }
    : {};
  const accounts = new Set([...Object.keys(expected), ...Object.keys(books ?? {})]);
  return [...accounts]
    .filter((account) => (books?.[account] ?? 0) !== (expected[account] ?? 0))
    .map((account) => `has ${books?.[account] ?? 0} in ${account}, not ${expected[account] ?? 0}`);
}

/** Each payer was told how it ended, once. */
function wrongOfNews({ happened, hasLeft, kind, notices, status, stray }: StoredPayment): string[] {
  const wrong: string[] = [];
  const times = (text: string) => (happened ?? []).filter((each) => each === text).length;
  const counts = ['succeeded', 'refunded'].includes(status);
  if (times(paidText[kind]) !== (counts ? 1 : 0))
    wrong.push(`is ${status}, told as paid ${times(paidText[kind])} times`);
  const back = ['refunded', 'refunded-as-paid', 'refunded-by-hand'].reduce(
    (sum, how) => sum + times(`payments.activity.${how}`),
    0,
  );
  if (back !== (status === 'refunded' ? 1 : 0)) wrong.push(`told as given back ${back} times`);
  const news = { failed: 'unpaid', expired: 'unpaid', refunded: 'given' } as Record<string, string>;
  const due = news[status];
  // Paid by other money: nothing to say. What was said of an elder goes from who leaves.
  const isSilent = (stray || hasLeft) && due === 'unpaid';
  if (due && !isSilent && !notices?.includes(due))
    wrong.push(`is ${status}, and its payer was not told`);
  return wrong;
}

function wrongOfBooking(booking: StoredBooking, came: readonly StoredPayment[]): string[] {
  const { isCancelled, kept, state } = booking;
  const wrong: string[] = [];
  const left = leftOf(came);
  const wanted = (price: number) => (isCancelled ? Math.min(kept, price) : price);
  const due = came.length === 0 ? 0 : wanted(came[0]?.amount ?? 0);
  if (left !== due) wrong.push(`keeps ${left} of ${came.length} payments, not ${due}`);
  const isPaid = came.length > 0;
  if (!isCancelled && state !== (isPaid ? 'paid' : 'due'))
    wrong.push(`is ${state} after ${came.length} payments`);
  // The fee of a late cancellation is owed until it is paid by itself.
  const ends = kept > 0 && !isPaid ? ['due'] : ['none', 'refunded', 'paid'];
  if (isCancelled && !ends.includes(state))
    wrong.push(`is cancelled and ${state}, keeping ${kept}`);
  if (isCancelled && isPaid && state === 'none') wrong.push('is cancelled, paid, and not refunded');
  return wrong;
}
