import { addDays, type CalendarDay, dayInKigali } from '@hafi/base/kigali-time';
import { ProviderUnreachable, type StatedLine } from '../providers/payment-provider.ts';
import type {
  FlutterwaveCharge,
  FlutterwaveClient,
  FlutterwaveRefund,
} from './flutterwave-client.ts';
import { feeOf } from './flutterwave-fee.ts';

/** The most that a line can hold. */
const most = 2_000_000_000;

/** What was charged and given back on a day of Kigali, by Flutterwave's lists. */
export async function readStatement(
  client: FlutterwaveClient,
  day: CalendarDay,
): Promise<StatedLine[]> {
  // Their days are of another zone, behind Kigali's: the first hours of a day are of the day before there.
  const days = { from: addDays(day, -1), to: day };
  const charges = await client.charges(days);
  const refunds = await client.refunds(days);
  return [
    ...charges.filter((each) => isOf(day, each)).map(lineOfCharge),
    ...refunds.filter((each) => isOf(day, each)).map(lineOfRefund),
  ];
}

function isOf(day: CalendarDay, { created_at }: { created_at?: string | null | undefined }) {
  const at = new Date(created_at ?? '');
  if (Number.isNaN(at.getTime())) throw new ProviderUnreachable('a line of a list has no day');
  return dayInKigali(at) === day;
}

const integer = (amount: number): number => Math.min(Math.round(amount), most);

function lineOfCharge(charge: FlutterwaveCharge): StatedLine {
  const { amount, currency, id, status, tx_ref: reference } = charge;
  const hasCome = status === 'successful';
  return {
    isRefund: false,
    reference,
    transactionId: id,
    amount: integer(amount),
    currency,
    fee: hasCome ? (feeOf(charge).fee ?? null) : null,
    net: null,
    state: hasCome ? 'succeeded' : status === 'failed' ? 'failed' : 'pending',
  };
}

function lineOfRefund(refund: FlutterwaveRefund): StatedLine {
  const { amount_refunded: amount, comment, comments, id, status } = refund;
  if (typeof amount !== 'number') throw new ProviderUnreachable('a refund of a list has no sum');
  return {
    isRefund: true,
    // Ours stands in the comments.
    reference: (comments ?? comment) || null,
    transactionId: id,
    amount: integer(amount),
    // They are in the currency of what was charged, and name none.
    currency: 'RWF',
    fee: null,
    net: null,
    state: /^completed/i.test(status) ? 'succeeded' : /^fail/i.test(status) ? 'failed' : 'pending',
  };
}
