import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import type { Config } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAirtelProvider } from '../airtel/airtel-provider.ts';
import { bankAccount } from '../bank/bank-settings.ts';
import { createFlutterwaveProvider } from '../flutterwave/flutterwave-provider.ts';
import { createIremboPayProvider } from '../irembopay/irembopay-provider.ts';
import { createMomoProvider } from '../momo/momo-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Each makes its provider, or null where the operator has set no keys; in the order of offering. */
const makers = [
  createMomoProvider,
  createAirtelProvider,
  createFlutterwaveProvider,
  createIremboPayProvider,
];

const made = new WeakMap<Config, readonly PaymentProvider[]>();

type Setting = Pick<Platform, 'config' | 'clock'>;

/** The providers of this process that are set up; made once, with their tokens. */
function providers({ config, clock }: Setting): readonly PaymentProvider[] {
  const known = made.get(config);
  if (known) return known;
  const all = makers.flatMap((make) => make(config, clock) ?? []);
  made.set(config, all);
  return all;
}

/**
 * The provider by which new payments of a method go; undefined when it has none, or none is set up. Of two
 * for cards the operator's setting chooses.
 */
export function providerFor(platform: Setting, method: PaymentMethod): PaymentProvider | undefined {
  const fitting = providers(platform).filter((provider) => provider.method === method);
  const chosen = platform.config.CARD_PROVIDER;
  return fitting.find(({ notifier }) => notifier === chosen) ?? fitting[0];
}

/**
 * The provider by which a payment went, whatever new ones go by; undefined when it is not set up any
 * more.
 */
export const providerOf = (
  platform: Setting,
  payment: { readonly method: PaymentMethod; readonly provider: PaymentNotifier | null },
): PaymentProvider | undefined =>
  payment.provider === null
    ? providerFor(platform, payment.method)
    : notifierOf(platform, payment.provider);

/** The provider that sends notices under this name. */
export const notifierOf = (platform: Setting, name: PaymentNotifier): PaymentProvider | undefined =>
  providers(platform).find(({ notifier }) => notifier === name);

/** The providers that give a list of a day's transactions. */
export const providersWithStatement = (platform: Setting): readonly PaymentProvider[] =>
  providers(platform).filter(({ statement }) => statement !== undefined);

/** The payment methods that work here now. */
export const offeredMethods = (platform: Setting): PaymentMethod[] => [
  ...new Set(providers(platform).map(({ method }) => method)),
  ...(bankAccount(platform.config) ? (['bank'] as const) : []),
  'after',
];
