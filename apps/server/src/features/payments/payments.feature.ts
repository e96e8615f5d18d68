import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { bankHandlers } from './bank/bank.routes.ts';
import { comesByBank } from './bank/comes-by-bank.ts';
import { followTransfersWork } from './bank/follow-transfers.job.ts';
import { financeHandlers } from './finance/finance.routes.ts';
import { paymentData } from './own-payments.ts';
import { paymentsHandlers } from './payments.routes.ts';
import { payoutsHandlers } from './payouts/payouts.routes.ts';
import { writePlainMethods } from './providers/plain-methods.ts';
import { receiptAttachments } from './receipts/receipt-attachments.ts';
import { tellStatements } from './receipts/tell-statements.job.ts';
import { fetchStatements } from './reconciliation/fetch-statements.job.ts';
import { reconciliationHandlers } from './reconciliation/reconciliation.routes.ts';
import { tellMissingDays } from './reconciliation/tell-missing-days.job.ts';
import { refundFee } from './refunds/refund-fee.ts';
import { giveBack, refundForCancellation } from './refunds/request-refund.ts';
import { sendRefundsWork } from './refunds/send-refunds.job.ts';
import { tellLateRefundsWork } from './refunds/tell-late-refunds.job.ts';
import { settlePaymentsWork } from './settle-payments.job.ts';

/** What other features do with payments. */
interface Money {
  readonly refund: ReturnType<typeof refundForCancellation>;
  readonly giveBack: ReturnType<typeof giveBack>;
  readonly giveBackFee: ReturnType<typeof refundFee>;
  readonly comesByBank: typeof comesByBank;
}

/** Payments and refunds. */
export function paymentsFeature(platform: Platform): Feature & Money {
  return {
    handlers: [
      ...paymentsHandlers(platform),
      ...financeHandlers(platform),
      ...bankHandlers(platform),
      ...payoutsHandlers(platform),
      ...reconciliationHandlers(platform),
    ],
    due: [
      settlePaymentsWork(platform),
      sendRefundsWork(platform),
      tellLateRefundsWork(platform),
      followTransfersWork(platform),
    ],
    crons: [tellStatements(platform), fetchStatements(platform), tellMissingDays(platform)],
    fills: { 'payment-methods': (wish) => writePlainMethods(platform, wish) },
    attachments: receiptAttachments(platform),
    personalData: paymentData,
    refund: refundForCancellation(platform),
    giveBack: giveBack(platform),
    giveBackFee: refundFee(platform),
    comesByBank,
  };
}
