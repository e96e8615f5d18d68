import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderUnreachable, type RequestResult } from '../providers/payment-provider.ts';
import { createMomoHttp } from './momo-http.ts';
import type { MomoProduct, MomoSettings } from './momo-settings.ts';

/** The state of a transaction that MoMo has accepted. */
export interface MomoState {
  readonly state: 'pending' | 'succeeded' | 'failed';
  /** In whole units, as MoMo writes them. */
  readonly amount: string;
  readonly currency: string | null;
  /** With country code, without plus; null for a refund. */
  readonly payer: string | null;
  readonly transactionId: string | null;
  /** MoMo's own code of a failure. */
  readonly reason: string | null;
}

export interface MomoRequest {
  /** UUID v4 of the request, which is also its idempotency key. */
  readonly reference: string;
  /** In whole RWF. */
  readonly amount: number;
  /** Our own id, shown in MoMo's reports. */
  readonly externalId: string;
  /** For payer and payee: at most 160 plain letters, digits and spaces. */
  readonly message?: string;
}

/**
 * MTN MoMo Open API: Collections, and the refunds of Disbursements (momodeveloper.mtn.com). Every
 * call may throw {@link ProviderUnreachable}: the outcome is then unknown.
 */
export interface MomoClient {
  /** Checks that MoMo is reachable, before a payer is asked. */
  ready(): Promise<void>;
  /**
   * Requests a payment from a payer (E.164). A reference that MoMo already knows counts as
   * accepted.
   */
  requestToPay(
    request: MomoRequest & { phone: string; callbackUrl: string },
  ): Promise<RequestResult>;
  /** Null when MoMo never accepted this reference. */
  paymentStatus(reference: string): Promise<MomoState | null>;
  /** Refunds the payment with the reference `paymentReference`, in whole or in part. */
  refund(request: MomoRequest & { paymentReference: string }): Promise<RequestResult>;
  /** Null when MoMo never accepted this refund. */
  refundStatus(reference: string): Promise<MomoState | null>;
}

const stateOf: Record<string, MomoState['state']> = {
  CREATED: 'pending',
  PENDING: 'pending',
  SUCCESSFUL: 'succeeded',
  FAILED: 'failed',
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Newer versions of the API answer an object where the documentation shows a string. */
const reasonOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'code' in value
    ? textOf(value.code)
    : textOf(value);

export function createMomoClient(settings: MomoSettings, clock: Clock): MomoClient {
  const http = createMomoHttp(settings, clock);
  const { currency } = settings;

  const ask = async (
    product: MomoProduct,
    path: string,
    request: MomoRequest & { callbackUrl?: string },
    more: object,
  ): Promise<RequestResult> => {
    const { reference, amount, externalId, message, callbackUrl } = request;
    const answer = await http.send(product, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-reference-id': reference,
        ...(callbackUrl ? { 'x-callback-url': callbackUrl } : {}),
      },
      body: JSON.stringify({
        amount: String(amount),
        currency,
        externalId,
        ...(message ? { payerMessage: message, payeeNote: message } : {}),
        ...more,
      }),
    });
    if (answer.status === 202 || answer.status === 409) return { accepted: true };
    if (answer.status === 400) return { refused: textOf(answer.body.code) ?? 'REQUEST_REJECTED' };
    throw new ProviderUnreachable(`${path} was answered ${answer.status}`);
  };

  const stateAt = async (
    product: MomoProduct,
    path: string,
    reference: string,
  ): Promise<MomoState | null> => {
    const { status, body } = await http.send(product, `${path}/${reference}`, {
      method: 'GET',
      headers: {},
    });
    if (status === 404) return null;
    const state = stateOf[textOf(body.status) ?? ''];
    if (status !== 200 || !state) throw new ProviderUnreachable(`${path}/… was answered ${status}`);
    return {
      state,
      amount: String(body.amount ?? ''),
      currency: textOf(body.currency),
      payer: textOf((body.payer as { partyId?: unknown } | undefined)?.partyId),
      transactionId: textOf(body.financialTransactionId),
      reason: reasonOf(body.reason),
    };
  };

  return {
    ready: () => http.signIn('collection'),
    requestToPay: (request) =>
      ask('collection', 'requesttopay', request, {
        payer: { partyIdType: 'MSISDN', partyId: request.phone.replace(/^\+/, '') },
      }),
    paymentStatus: (reference) => stateAt('collection', 'requesttopay', reference),
    refund: (request) =>
      ask('disbursement', 'refund', request, { referenceIdToRefund: request.paymentReference }),
    refundStatus: (reference) => stateAt('disbursement', 'refund', reference),
  };
}
