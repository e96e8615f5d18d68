import type { Payout } from '@hafi/contract/payments/payouts.contract';
import type { PayoutRow } from './payouts.repo.ts';

export const presentPayout = (row: PayoutRow): Payout => ({
  id: row.id,
  amount: row.amount,
  account: row.account,
  paidOn: row.paidOn,
  reference: row.reference,
  recordedAt: row.createdAt.toISOString(),
  reversal: row.reversedAt && {
    at: row.reversedAt.toISOString(),
    reason: row.reversalReason ?? '',
  },
});
