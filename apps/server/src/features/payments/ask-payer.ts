import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { announcePayment } from './announce-payment.ts';
import { askedOf } from './asked-of.ts';
import { closePayment } from './close-payment.ts';
import { moveTo, type PaymentRow } from './payments.repo.ts';
import { promptText } from './prompt.messages.ts';
import { ProviderUnreachable } from './providers/payment-provider.ts';
import { providerOf } from './providers/provider-of.ts';

/**
 * Sends the approval request to the payer's phone. The row is stored before, and its reference
 * prevents a repeated request from charging twice. When the provider does not answer, the payment
 * stays `created` and polling finds the outcome. `people` as for {@link announcePayment}.
 */
export async function askPayer(
  platform: Platform,
  payment: PaymentRow,
  people?: readonly string[],
): Promise<void> {
  const provider = providerOf(platform, payment.method);
  const asked = askedOf(payment);
  if (!provider || !asked) return;
  const locale = (await findPeople(platform.db, [payment.payerId])).get(payment.payerId)?.locale;
  const text = platform.translate(locale ?? 'en', promptText);
  const { id, method } = payment;
  try {
    const answer = await provider.ask({ ...asked, text, origin: platform.origin() });
    if ('accepted' in answer) {
      await markPending(platform, id, people);
      return;
    }
    platform.log.error(
      { payment: id, provider: method, reason: answer.refused },
      'a provider refused a request',
    );
    await closePayment(platform, id, {
      status: 'failed',
      failure: 'provider-error',
      reason: answer.refused,
    });
  } catch (error) {
    if (!(error instanceof ProviderUnreachable)) throw error;
    platform.log.warn(
      { payment: id, provider: method, reason: error.message },
      'a provider did not answer',
    );
  }
}

/** Marks a payment as waiting for the payer, after the provider has accepted the request. */
export async function markPending(
  platform: Platform,
  id: string,
  people?: readonly string[],
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const row = await moveTo(tx, id, 'pending', { at: platform.clock.now() });
    if (row) await announcePayment(tx, row, people);
  });
}
