import {
  getOwnStatementPdf,
  readOwnStatement,
} from '@hafi/contract/payments/own-statement.contract';
import { getPaymentRequest } from '@hafi/contract/payments/payment-request.contract';
import {
  checkPayment as checkEndpoint,
  createPayment as createEndpoint,
  getCreditNote as creditNoteEndpoint,
  getPayment as getEndpoint,
  leavePayment as leaveEndpoint,
  listPayments as listEndpoint,
  listPaymentMethods,
  type PaymentNotifier,
  providerNotice,
  providerNoticeByPost,
  providerNoticeWithoutReference,
  getReceipt as receiptEndpoint,
} from '@hafi/contract/payments/payments.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { methodsInTime } from './bank/begin-transfer.ts';
import { checkPayment } from './check-payment.ts';
import { createPayment } from './create-payment.ts';
import { leavePayment } from './leave-payment.ts';
import { getPayment, listPayments } from './list-payments.ts';
import { hearProvider } from './providers/hear-provider.ts';
import type { ProviderNotice } from './providers/payment-provider.ts';
import { getOwnCreditNote } from './receipts/get-credit-note.ts';
import { getReceipt } from './receipts/get-receipt.ts';
import { ownStatementPdf, readOwnStatement as statementOf } from './receipts/own-statement.ts';
import { paymentRequestPdf } from './receipts/payment-request.ts';

export function paymentsHandlers(platform: Platform): readonly Handler[] {
  const hear = async (call: {
    params: { notifier: PaymentNotifier; reference?: string };
    body: unknown;
    sent: string;
    headers: ProviderNotice['headers'];
    address: string;
  }) => {
    const { notifier, reference } = call.params;
    const { body, headers, sent } = call;
    const notice = { body, headers, sent, ...(reference ? { reference } : {}) };
    await hearProvider(platform, { notifier, address: call.address }, notice);
    return { data: null };
  };
  return [
    handle(listPaymentMethods, async ({ query }) => ({
      data: methodsInTime(platform, query.before),
    })),
    handle(createEndpoint, async ({ principal, idempotencyKey = '', body }) => {
      const { locale, personId } = principal;
      const payer = { personId, locale, key: idempotencyKey };
      return { data: await createPayment(platform, payer, body) };
    }),
    handle(listEndpoint, ({ principal, query }) =>
      listPayments(platform, principal.personId, query),
    ),
    handle(getEndpoint, async ({ principal, params }) => ({
      data: await getPayment(platform, principal.personId, params.id),
    })),
    handle(checkEndpoint, async ({ principal, params }) => ({
      data: await checkPayment(platform, principal.personId, params.id),
    })),
    handle(leaveEndpoint, async ({ principal, params }) => ({
      data: await leavePayment(platform, principal.personId, params.id),
    })),
    handle(receiptEndpoint, async ({ principal, locale, params, setHeader }) => {
      const reader = { personId: principal.personId, locale };
      const { number, pdf } = await getReceipt(platform, reader, params.id);
      setHeader('content-disposition', `inline; filename="${number}.pdf"`);
      setHeader('cache-control', 'private, no-store');
      return pdf;
    }),
    handle(creditNoteEndpoint, async ({ principal, locale, params, setHeader }) => {
      const reader = { personId: principal.personId, locale };
      const { number, pdf } = await getOwnCreditNote(platform, reader, params);
      setHeader('content-disposition', `inline; filename="${number}.pdf"`);
      setHeader('cache-control', 'private, no-store');
      return pdf;
    }),
    handle(readOwnStatement, async ({ params, principal }) => ({
      data: await statementOf(platform, principal.personId, params.month),
    })),
    handle(getOwnStatementPdf, async ({ locale, params, principal, setHeader }) => {
      const reader = { personId: principal.personId, locale };
      setHeader('content-disposition', `inline; filename="hafi-${params.month}.pdf"`);
      setHeader('cache-control', 'private, no-store');
      return ownStatementPdf(platform, reader, params.month);
    }),
    handle(getPaymentRequest, async ({ locale, params, principal, setHeader }) => {
      setHeader('content-disposition', 'inline; filename="hafi-payment-request.pdf"');
      setHeader('cache-control', 'private, no-store');
      return paymentRequestPdf(platform, { personId: principal.personId, locale }, params);
    }),
    handle(providerNotice, hear),
    handle(providerNoticeByPost, hear),
    handle(providerNoticeWithoutReference, hear),
  ];
}
