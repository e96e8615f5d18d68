import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type {
  Difference,
  PaymentProvider,
  ProviderStatus,
  RequestedPayment,
} from '../providers/payment-provider.ts';
import { plainText } from '../providers/plain-text.ts';
import { type AirtelPayment, createAirtelClient } from './airtel-client.ts';
import { codes, failureOf } from './airtel-codes.ts';
import { readAirtelNotice } from './airtel-notice.ts';
import { airtelSettings } from './airtel-settings.ts';

/** Airtel Money. Null when no keys are set. */
export function createAirtelProvider(config: Config, clock: Clock): PaymentProvider | null {
  const settings = airtelSettings(config);
  if (!settings) return null;
  const client = createAirtelClient(settings, clock);
  return {
    method: 'airtel',
    notifier: 'airtel',
    quietSeconds: settings.quietSeconds,
    patienceMinutes: 5,
    ready: client.ready,
    ask: ({ amount, phone, reference, text }) =>
      client.push({ reference, amount, msisdn: toMsisdn(phone), text: toAirtelText(text) }),
    status: async (requested) => {
      const said = await client.enquire(requested.reference);
      return said && statusOf(requested, said);
    },
    async refund({ amount, payment }) {
      const { amount: paid, reference, transactionId } = payment;
      // Airtel gives whole payments back only,
      if (amount !== paid) return { state: 'impossible', reason: 'part' };
      // and knows them by its own number, which it may not have named when it said that it was paid.
      const moneyId = transactionId ?? (await client.enquire(reference))?.moneyId ?? null;
      if (!moneyId) return { state: 'impossible', reason: 'without its number' };
      const sent = await client.refund(moneyId);
      if ('refused' in sent) return { state: 'failed', reason: sent.refused };
      return { state: 'succeeded', transactionId: sent.moneyId };
    },
    readNotice: ({ body }) => readAirtelNotice(body, settings.noticeKey),
  };
}

/** Airtel takes numbers without country code and without 0. */
const toMsisdn = (phone: string) => phone.replace(/^\+250/, '');

/** Airtel's reference is a short plain text. */
const toAirtelText = (text: string) => plainText(text, 64, /[^A-Za-z0-9 ]+/g);

function statusOf(requested: RequestedPayment, said: AirtelPayment): ProviderStatus {
  const { code, moneyId, status } = said;
  switch (status) {
    case 'TS':
      return { state: 'succeeded', transactionId: moneyId, differs: differenceOf(requested, said) };
    case 'TF':
      return { state: 'failed', reason: code, failure: failureOf(code) };
    case 'TE':
      return { state: 'failed', reason: codes.expired, failure: failureOf(codes.expired) };
    default:
      return { state: 'pending' };
  }
}

/**
 * Airtel's enquiry names the payment by our reference, under which only we have asked; where it names
 * amount, currency or payer too, they are compared.
 */
function differenceOf(requested: RequestedPayment, said: AirtelPayment): Difference | null {
  if (said.amount !== null && Number(said.amount) !== requested.amount) return 'amount';
  if (said.currency !== null && said.currency !== 'RWF') return 'currency';
  const payer = said.payer?.replace(/^(\+?250|0)/, '') ?? null;
  return payer === null || payer === toMsisdn(requested.phone) ? null : 'payer';
}
