import type { PayeeAccount } from '@hafi/contract/payments/payee-account.schemas';
import type { Payout } from '@hafi/contract/payments/payouts.contract';
import type { PayeeAccountRow } from './payee-accounts.repo.ts';
import type { PayoutRow } from './payouts.repo.ts';

export const presentPayeeAccount = (row: PayeeAccountRow): PayeeAccount => ({
  id: row.id,
  way: row.way,
  holder: row.holder,
  bank: row.bank,
  number: row.number,
  since: row.since.toISOString(),
});

export const presentPayout = (row: PayoutRow): Payout => ({
  id: row.id,
  amount: row.amount,
  account: row.account,
  paidOn: row.paidOn,
  reference: row.reference,
  paidTo: row.paidTo,
  recordedAt: row.createdAt.toISOString(),
  reversal: row.reversedAt && {
    at: row.reversedAt.toISOString(),
    reason: row.reversalReason ?? '',
  },
});
