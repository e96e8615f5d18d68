import type { Clock } from '../../../platform/clock/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import { addressOf, pageOf } from '../providers/card-pages.ts';
import {
  type Difference,
  type PaymentProvider,
  type PaymentWish,
  type ProviderStatus,
  ProviderUnreachable,
  type RequestedPayment,
  type RequestResult,
} from '../providers/payment-provider.ts';
import {
  createIremboPayClient,
  type IremboPayClient,
  type IremboPayInvoice,
} from './irembopay-client.ts';
import { readIremboPayNotice } from './irembopay-notice.ts';
import { type IremboPaySettings, iremboPaySettings } from './irembopay-settings.ts';

/** Cards on IremboPay's page. Null when no keys are set. */
export function createIremboPayProvider(config: Config, _clock: Clock): PaymentProvider | null {
  const settings = iremboPaySettings(config);
  if (!settings) return null;
  const client = createIremboPayClient(settings);
  return {
    method: 'card',
    notifier: 'irembopay',
    quietSeconds: 0,
    patienceMinutes: config.CARD_SESSION_MINUTES,
    // Nobody is asked for anything before the page is open, and it needs no token.
    ready: async () => undefined,
    ask: (wish) => open(client, settings, wish, addressOf(config, wish)),
    async status(requested) {
      const invoice = await client.find(requested.opened?.session ?? requested.reference);
      // Without its page the payer cannot pay it: made once more, it is found with its page.
      return invoice && requested.opened ? statusOf(requested, invoice) : null;
    },
    // None is documented.
    refund: async () => ({ state: 'impossible', reason: 'IremboPay has no refunds' }),
    readNotice: (notice) => readIremboPayNotice(notice, settings.secretKey),
  };
}

const languages = { rw: 'RW', en: 'EN', fr: 'FR' } as const;

async function open(
  client: IremboPayClient,
  settings: IremboPaySettings,
  { amount, locale, payer, reference, text, until }: PaymentWish,
  email: string,
): Promise<RequestResult> {
  const customer = { name: payer.name, email };
  const language = languages[locale];
  const said = await client.open({ reference, amount, customer, text, language, until });
  if ('refused' in said) return said;
  const page = pageOf(said.paymentLinkUrl, settings.url());
  if (page === null) throw new ProviderUnreachable('invoices was answered with no page');
  return { accepted: true, opened: { page, session: said.invoiceNumber } };
}

function statusOf(requested: RequestedPayment, invoice: IremboPayInvoice): ProviderStatus {
  if (invoice.paymentStatus !== 'PAID') return { state: 'pending' };
  const transactionId = invoice.paymentReference ?? invoice.invoiceNumber;
  return { state: 'succeeded', transactionId, differs: differenceOf(requested, invoice) };
}

function differenceOf(requested: RequestedPayment, invoice: IremboPayInvoice): Difference | null {
  if (invoice.transactionId !== requested.reference) return 'reference';
  if (invoice.amount !== requested.amount) return 'amount';
  return invoice.currency === 'RWF' ? null : 'currency';
}
