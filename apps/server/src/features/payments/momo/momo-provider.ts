import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type {
  Difference,
  PaymentProvider,
  ProviderStatus,
  RequestedPayment,
} from '../providers/payment-provider.ts';
import { createMomoClient, type MomoState } from './momo-client.ts';
import { type MomoSettings, momoSettings } from './momo-settings.ts';
import { failureOf, toMomoText } from './momo-words.ts';

/** MTN MoMo: Collections, and the refunds of Disbursements. Null when no keys are set. */
export function createMomoProvider(config: Config, clock: Clock): PaymentProvider | null {
  const settings = momoSettings(config);
  if (!settings) return null;
  const client = createMomoClient(settings, clock);
  return {
    method: 'mtn',
    notifier: 'momo',
    quietSeconds: 0,
    patienceMinutes: 5,
    ready: client.ready,
    ask: ({ amount, id, origin, phone, reference, text }) =>
      client.requestToPay({
        reference,
        amount,
        externalId: id,
        message: toMomoText(text),
        phone,
        // MTN accepts only https, and http only for a sandbox on this machine.
        callbackUrl: `${config.MOMO_CALLBACK_URL ?? origin}/api/payments/callbacks/momo/${reference}`,
      }),
    status: async (requested) => {
      const state = await client.paymentStatus(requested.reference);
      return state && statusOf(settings, requested, state);
    },
    async refund({ amount, id, payment, reference }) {
      const paymentReference = payment.reference;
      const requested = await client.refund({
        reference,
        paymentReference,
        amount,
        externalId: id,
      });
      if ('refused' in requested) return { state: 'failed', reason: requested.refused };
      const state = await client.refundStatus(reference);
      if (state?.state === 'failed') return { state: 'failed', reason: state.reason ?? 'FAILED' };
      if (state?.state !== 'succeeded') return { state: 'pending' };
      return { state: 'succeeded', transactionId: state.transactionId };
    },
    // Unsigned: the address alone says what it is about.
    readNotice: ({ reference }) => reference ?? null,
  };
}

function statusOf(
  settings: MomoSettings,
  requested: RequestedPayment,
  said: MomoState,
): ProviderStatus {
  if (said.state === 'pending') return { state: 'pending' };
  if (said.state === 'failed') {
    return { state: 'failed', reason: said.reason, failure: failureOf(said.reason) };
  }
  return {
    state: 'succeeded',
    transactionId: said.transactionId,
    differs: differenceOf(settings, requested, said),
  };
}

function differenceOf(
  { currency }: MomoSettings,
  requested: RequestedPayment,
  said: MomoState,
): Difference | null {
  if (Number(said.amount) !== requested.amount) return 'amount';
  if (said.currency !== currency) return 'currency';
  return `+${said.payer}` === requested.phone ? null : 'payer';
}
