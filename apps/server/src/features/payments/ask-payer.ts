import { type Link, links } from '@hafi/contract/core/links';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { announcePayment } from './announce-payment.ts';
import { askedOf } from './asked-of.ts';
import { closePayment } from './close-payment.ts';
import type { Payable } from './payables/payable.ts';
import { payablesOf } from './payables/payables-of.ts';
import { moveTo, type PaymentRow } from './payments.repo.ts';
import { promptText } from './prompt.messages.ts';
import { type OpenedPage, ProviderUnreachable } from './providers/payment-provider.ts';
import { providerOf } from './providers/provider-of.ts';

/**
 * Sends the approval request to the payer's phone, or opens the provider's page for the payer. The
 * row is stored before, and its reference prevents a repeated request from charging twice. When the
 * provider does not answer, the payment stays `created` and polling finds the outcome. `payable` is
 * what is paid for, where it was just read.
 */
export async function askPayer(
  platform: Platform,
  payment: PaymentRow,
  payable?: Pick<Payable, 'page' | 'people'>,
): Promise<void> {
  const provider = providerOf(platform, payment);
  const asked = askedOf(payment);
  if (!provider || !asked) return;
  const people = await findPeople(platform.db, [payment.payerId]);
  const locale = people.get(payment.payerId)?.locale ?? 'en';
  const { email, expiresAt, firstName, id, lastName, method } = payment;
  const origin = platform.origin();
  const wish = {
    ...asked,
    text: platform.translate(locale, promptText),
    locale,
    origin,
    payer: { name: `${firstName} ${lastName}`, email },
    backTo: `${origin}${backPath(payment, payable?.page ?? (await pageOf(platform, payment)))}`,
    until: expiresAt ?? platform.clock.now(),
  };
  try {
    const answer = await provider.ask(wish);
    if ('accepted' in answer) {
      await markPending(platform, id, { screens: payable?.people, opened: answer.opened });
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

/** The page on which the payment is paid, and shown: a provider's page leads back there. */
async function pageOf(platform: Platform, payment: PaymentRow): Promise<Link> {
  const payable = await inTransaction(platform, (tx) =>
    payablesOf(payment).lock(tx, payment.purposeId),
  );
  return payable?.page ?? links.dashboard;
}

const backPath = ({ id }: PaymentRow, page: Link): string =>
  `${page}${page.includes('?') ? '&' : '?'}payment=${id}`;

/** Marks a payment as waiting for the payer, after the provider has accepted the request. */
export async function markPending(
  platform: Platform,
  id: string,
  { opened, screens }: { screens?: readonly string[]; opened?: OpenedPage } = {},
): Promise<void> {
  const change = opened && { page: opened.page, providerSession: opened.session };
  await inTransaction(platform, async (tx) => {
    const at = platform.clock.now();
    const row = await moveTo(tx, id, 'pending', { at, ...(change ? { change } : {}) });
    if (row) await announcePayment(tx, row, screens);
  });
}
