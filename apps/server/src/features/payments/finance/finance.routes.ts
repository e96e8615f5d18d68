import * as contract from '@hafi/contract/payments/finance.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { getAnyCreditNote } from '../receipts/get-credit-note.ts';
import { refundPayment } from '../refunds/refund-payment.ts';
import { exportPayments } from './export-payments.ts';
import { listAllPayments, readPayment } from './find-payments.ts';
import { readFinances } from './read-finances.ts';
import { exportTrialBalance, readTrialBalance } from './trial-balance.ts';

/** What coordinators see of the money, and do with it. */
export function financeHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.readFinances, async ({ query }) => ({
      data: await readFinances(platform, query),
    })),
    handle(contract.listAllPayments, ({ query }) => listAllPayments(platform, query)),
    handle(contract.readPayment, async ({ params }) => ({
      data: await readPayment(platform, params.id),
    })),
    handle(contract.refundPayment, async ({ body, params, principal }) => ({
      data: await refundPayment(platform, principal.personId, { id: params.id, ...body }),
    })),
    handle(contract.getAnyCreditNote, async ({ locale, params, setHeader }) => {
      const { number, pdf } = await getAnyCreditNote(platform, locale, params);
      setHeader('content-disposition', `inline; filename="${number}.pdf"`);
      setHeader('cache-control', 'private, no-store');
      return pdf;
    }),
    handle(contract.readTrialBalance, async ({ query }) => ({
      data: await readTrialBalance(platform, query),
    })),
    handle(contract.exportTrialBalance, async ({ query, setHeader }) => {
      const { from, to } = query;
      const name = `hafi-trial-balance-${from}-${to}.csv`;
      setHeader('content-disposition', `attachment; filename="${name}"`);
      setHeader('cache-control', 'private, no-store');
      return exportTrialBalance(platform, query);
    }),
    handle(contract.exportPayments, async ({ principal, query, setHeader }) => {
      const { from, to } = query;
      const table = await exportPayments(platform, principal.personId, query);
      setHeader('content-disposition', `attachment; filename="hafi-payments-${from}-${to}.csv"`);
      setHeader('cache-control', 'private, no-store');
      return table;
    }),
  ];
}
