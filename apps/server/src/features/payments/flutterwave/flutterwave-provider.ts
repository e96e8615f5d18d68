import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { sameSecret } from '../../../platform/secrets/secrets.ts';
import { addressOf, pageOf } from '../providers/card-pages.ts';
import {
  type Difference,
  type FurtherCharge,
  type PaymentProvider,
  type PaymentWish,
  type ProviderNotice,
  type ProviderStatus,
  ProviderUnreachable,
  type RefundStatus,
  type RequestedPayment,
  type RequestedRefund,
  type RequestResult,
} from '../providers/payment-provider.ts';
import {
  createFlutterwaveClient,
  type FlutterwaveCharge,
  type FlutterwaveClient,
  type FlutterwaveRefund,
} from './flutterwave-client.ts';
import { feeOf } from './flutterwave-fee.ts';
import { readFlutterwaveNotice } from './flutterwave-notice.ts';
import { failureOf } from './flutterwave-reasons.ts';
import { type FlutterwaveSettings, flutterwaveSettings } from './flutterwave-settings.ts';
import { readStatement } from './flutterwave-statement.ts';

/** Cards on Flutterwave's page. Null when no keys are set. */
export function createFlutterwaveProvider(config: Config, clock: Clock): PaymentProvider | null {
  const settings = flutterwaveSettings(config);
  if (!settings) return null;
  const client = createFlutterwaveClient(settings);
  return {
    method: 'card',
    notifier: 'flutterwave',
    quietSeconds: 0,
    patienceMinutes: config.CARD_SESSION_MINUTES,
    // Nobody is asked for anything before the page is open, and it needs no token.
    ready: async () => undefined,
    ask: (wish) =>
      open(client, settings, wish, { email: addressOf(config, wish), now: clock.now() }),
    async status(requested) {
      const charge = await client.verify(requested.reference);
      if (charge) return statusOf(requested, charge);
      // It knows only what was charged: a page that nobody has used yet is not notified.
      return requested.opened ? { state: 'pending' } : null;
    },
    refund: (refund) => giveBack(client, refund),
    async further(requested, transactionId) {
      const further: FurtherCharge[] = [];
      for (const { id } of await client.findPaid(requested.reference)) {
        if (id === transactionId) continue;
        // A list is no proof: it may be late, or name what was taken back since.
        const charge = await client.verifyCharge(id);
        if (charge?.tx_ref !== requested.reference || charge.status !== 'successful') continue;
        const { amount, currency } = charge;
        further.push({ amount, currency, transactionId: charge.id, ...feeOf(charge) });
      }
      return further;
    },
    statement: (day) => readStatement(client, day),
    readNotice: (notice) => readSigned(settings, notice),
  };
}

async function open(
  client: FlutterwaveClient,
  settings: FlutterwaveSettings,
  { amount, backTo, payer, reference, text, until }: PaymentWish,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<RequestResult> {
  const minutes = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  const customer = { name: payer.name, email };
  const said = await client.open({ reference, amount, backTo, customer, text, minutes });
  if ('link' in said) {
    const page = pageOf(said.link, settings.url());
    if (page === null) throw new ProviderUnreachable('payments was answered with no page');
    return { accepted: true, opened: { page, session: null } };
  }
  // A reference that was paid before is refused too.
  return (await client.verify(reference)) ? { accepted: true } : { refused: said.refused };
}

function statusOf(requested: RequestedPayment, charge: FlutterwaveCharge): ProviderStatus {
  const { id, processor_response: reason = null, status } = charge;
  if (status === 'successful') {
    const differs = differenceOf(requested, charge);
    return { state: 'succeeded', transactionId: id, differs, ...feeOf(charge) };
  }
  if (status !== 'failed') return { state: 'pending' };
  // The page takes another card, until it closes.
  return { state: 'failed', reason, failure: failureOf(reason), mayStillCome: true };
}

function differenceOf(requested: RequestedPayment, charge: FlutterwaveCharge): Difference | null {
  if (charge.tx_ref !== requested.reference) return 'reference';
  if (charge.amount !== requested.amount) return 'amount';
  return charge.currency === 'RWF' ? null : 'currency';
}

/** Flutterwave's refunds carry no reference of ours: it stands in their comments, by which one is found. */
async function giveBack(
  client: FlutterwaveClient,
  { amount, payment, reference, since }: RequestedRefund,
): Promise<RefundStatus> {
  const { transactionId } = payment;
  if (!transactionId) return { state: 'impossible', reason: 'no charge' };
  const known = await client.findRefund({ chargeId: transactionId, comments: reference, since });
  if (known) return refundStatusOf(known);
  const said = await client.refund(transactionId, { amount, comments: reference });
  return 'refused' in said ? { state: 'failed', reason: said.refused } : refundStatusOf(said);
}

function refundStatusOf({ id, status }: FlutterwaveRefund): RefundStatus {
  if (/^completed/i.test(status)) return { state: 'succeeded', transactionId: id };
  return /^fail/i.test(status) ? { state: 'failed', reason: status } : { state: 'pending' };
}

function readSigned({ secretHash }: FlutterwaveSettings, notice: ProviderNotice): string | null {
  const { 'verif-hash': hash } = notice.headers;
  if (typeof hash !== 'string' || !sameSecret(hash, secretHash)) return null;
  return readFlutterwaveNotice(notice.body);
}
