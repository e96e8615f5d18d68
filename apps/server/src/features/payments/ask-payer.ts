import { type Link, links } from '@hafi/contract/core/links';
import type { Locale } from '@hafi/i18n/locales';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { closePayment } from './close-payment.ts';
import type { Payable } from './payables/payable.ts';
import { payablesOf } from './payables/payables-of.ts';
import type { PaymentRow } from './payments.repo.ts';
import { promptText } from './prompt.messages.ts';
import { ProviderUnreachable } from './providers/payment-provider.ts';
import { providerOf } from './providers/provider-of.ts';
import { requestOf } from './request-of.ts';
import { markPending } from './together/mark-pending.ts';

/**
 * Sends the approval request to the payer's phone, or opens the provider's page for the payer. The
 * row is stored before, and its reference prevents a repeated request from charging twice. When the
 * provider does not answer, the payment stays `created` and polling finds the outcome. `known` is
 * what was just read: what is paid for, and the payer's language. Returns the payment as it is then, where
 * this has moved it to `pending`.
 */
export async function askPayer(
  platform: Platform,
  payment: PaymentRow,
  known: { readonly payable?: Pick<Payable, 'page' | 'people'>; readonly locale?: Locale } = {},
): Promise<PaymentRow | null> {
  const { payable } = known;
  const provider = providerOf(platform, payment);
  const requested = requestOf(payment);
  if (!provider || !requested) return null;
  const locale = known.locale ?? (await localeOf(platform, payment));
  const { email, expiresAt, firstName, id, lastName, method } = payment;
  const origin = platform.origin();
  const wish = {
    ...requested,
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
      const { opened } = answer;
      return await markPending(platform, payment, { screens: payable?.people, opened });
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
  return null;
}

async function localeOf({ db }: Platform, { payerId }: PaymentRow): Promise<Locale> {
  return (await findPeople(db, [payerId])).get(payerId)?.locale ?? 'en';
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
