import type { Feature } from '../../platform/feature.ts';
import { asJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { followPaymentJob } from './follow-payment.job.ts';
import { paymentData } from './own-payments.ts';
import { paymentsHandlers } from './payments.routes.ts';
import { refundForCancellation } from './refunds/request-refund.ts';
import { sendRefundsJob } from './refunds/send-refunds.job.ts';
import { settlePayments, settlePaymentsJob } from './settle-payments.job.ts';

interface Refunds {
  readonly refund: ReturnType<typeof refundForCancellation>;
}

/** Paying, and getting it back. */
export function paymentsFeature(platform: Platform): Feature & Refunds {
  return {
    handlers: paymentsHandlers(platform),
    jobs: [
      asJob(followPaymentJob(platform)),
      asJob(settlePaymentsJob(platform)),
      asJob(sendRefundsJob(platform)),
    ],
    started: () => settlePayments(platform),
    personalData: paymentData,
    refund: refundForCancellation(platform),
  };
}
