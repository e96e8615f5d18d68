import * as z from 'zod/mini';
import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderUnreachable, type RequestResult } from '../providers/payment-provider.ts';
import type { ProviderAnswer } from '../providers/provider-http.ts';
import { codes, isUncertain } from './airtel-codes.ts';
import { createAirtelHttp } from './airtel-http.ts';
import type { AirtelSettings } from './airtel-settings.ts';

const text = z.optional(z.nullable(z.coerce.string()));

/** What is read of an answer. Copies of the documentation differ in which of the codes they name. */
const answer = z.object({
  data: z.optional(
    z.nullable(
      z.object({
        transaction: z.optional(
          z.nullable(
            z.object({
              id: text,
              airtel_money_id: text,
              status: text,
              amount: text,
              currency: text,
              msisdn: text,
            }),
          ),
        ),
      }),
    ),
  ),
  status: z.optional(
    z.nullable(
      z.object({
        code: text,
        response_code: text,
        result_code: text,
        success: z.optional(z.boolean()),
      }),
    ),
  ),
});

/** A payment as Airtel describes it. The last three are named by some countries only. */
export interface AirtelPayment {
  readonly status: 'TS' | 'TF' | 'TIP' | 'TA' | 'TE';
  /** Airtel's own number of the payment. */
  readonly moneyId: string | null;
  /** Airtel's code of the outcome. */
  readonly code: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly payer: string | null;
}

interface AirtelRequest {
  readonly reference: string;
  readonly amount: number;
  /** Without country code and without 0. */
  readonly msisdn: string;
  /** Shown to the payer. */
  readonly text: string;
}

/** Airtel Money Open API (developers.airtel.africa): collections of Rwanda. */
export interface AirtelClient {
  ready(): Promise<void>;
  push(request: AirtelRequest): Promise<RequestResult>;
  /** Null when Airtel does not know the reference. */
  enquire(reference: string): Promise<AirtelPayment | null>;
  /** Gives a whole payment back; the value is Airtel's number or its code of the refusal. */
  refund(moneyId: string): Promise<{ readonly moneyId: string } | { readonly refused: string }>;
}

const statuses = ['TS', 'TF', 'TIP', 'TA', 'TE'] as const;

function read(name: string, { body, status }: ProviderAnswer) {
  const parsed = answer.safeParse(body ?? {});
  if (!parsed.success) throw new ProviderUnreachable(`${name} was answered ${status}`);
  const { data, status: said } = parsed.data;
  const code = said?.response_code ?? said?.result_code ?? said?.code ?? null;
  return { code, isTaken: said?.success === true, transaction: data?.transaction ?? {} };
}

export function createAirtelClient(settings: AirtelSettings, clock: Clock): AirtelClient {
  const http = createAirtelHttp(settings, clock);

  const enquire = async (reference: string): Promise<AirtelPayment | null> => {
    const given = await http.send('GET', `/standard/v1/payments/${reference}`);
    const { code, transaction } = read('enquiry', given);
    if (given.status === 404 || code === codes.notFound) return null;
    const status = statuses.find((each) => each === transaction.status);
    if (given.status !== 200 || !status || transaction.id !== reference) {
      throw new ProviderUnreachable(`enquiry was answered ${given.status} ${code ?? ''}`);
    }
    const { airtel_money_id: moneyId, amount, currency, msisdn } = transaction;
    return {
      status,
      moneyId: moneyId ?? null,
      code,
      amount: amount ?? null,
      currency: currency ?? null,
      payer: msisdn ?? null,
    };
  };

  return {
    ready: http.signIn,
    async push({ amount, msisdn, reference, text: words }) {
      const place = { country: 'RW', currency: 'RWF' };
      const given = await http.send('POST', '/merchant/v1/payments/', {
        reference: words,
        subscriber: { ...place, msisdn },
        transaction: { ...place, amount, id: reference },
      });
      const { code, isTaken } = read('push', given);
      if (given.status === 200 && isTaken) return { accepted: true };
      if (![200, 400].includes(given.status) || code === null || isUncertain(code)) {
        throw new ProviderUnreachable(`push was answered ${given.status} ${code ?? ''}`);
      }
      // A reference that was taken before is refused too.
      return (await enquire(reference)) ? { accepted: true } : { refused: code };
    },
    enquire,
    async refund(moneyId) {
      const given = await http.send('POST', '/standard/v1/payments/refund', {
        transaction: { airtel_money_id: moneyId },
      });
      const { code, transaction } = read('refund', given);
      // The documentation shows a sent refund with "success": false.
      if (given.status === 200 && transaction.status === 'SUCCESS') {
        return { moneyId: transaction.airtel_money_id ?? moneyId };
      }
      if (![200, 400].includes(given.status) || code === null || isUncertain(code)) {
        throw new ProviderUnreachable(`refund was answered ${given.status} ${code ?? ''}`);
      }
      return { refused: code };
    },
  };
}
