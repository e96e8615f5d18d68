import type { payoutAccounts } from '@hafi/contract/payments/payouts.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { providerWords } from '../home/payment-words.ts';
import type { Account } from './finance.queries.ts';

/** The accounts of the ledger, as a coordinator speaks of them. */
export const accountWords: Readonly<Record<Account, MessageDescriptor>> = {
  'mobile-money': msg`Held by MTN Mobile Money`,
  'airtel-money': msg`Held by Airtel Money`,
  card: msg`Held by the card provider`,
  bank: msg`Held by the bank`,
  'paid-by-hand': msg`Paid back by hand`,
  customers: msg`Paid by customers, not used yet`,
  'doctors-due': msg`Owed to doctors`,
  'service-fees': msg`Service fees`,
  plans: msg`Plans`,
  badges: msg`Badges`,
  'refunds-due': msg`Owed back to payers`,
  'fees-mtn': msg`Fees of MTN Mobile Money`,
  'fees-airtel': msg`Fees of Airtel Money`,
  'fees-flutterwave': msg`Fees of Flutterwave`,
  'fees-irembopay': msg`Fees of IremboPay`,
  'fees-bank': msg`Charges of the bank`,
};

/** The accounts in the order of the books: what is held, what is owed, what is earned, what is spent. */
export const accountOrder = Object.keys(accountWords) as readonly Account[];

/** From where a doctor was paid. */
export const payoutWords: Readonly<Record<(typeof payoutAccounts)[number], MessageDescriptor>> = {
  bank: providerWords.bank,
  'mobile-money': providerWords.mtn,
  'airtel-money': providerWords.airtel,
  card: providerWords.card,
};
