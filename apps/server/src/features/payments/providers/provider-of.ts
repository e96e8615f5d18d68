import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import type { PaymentNotifier } from '@hafi/contract/payments/payments.contract';
import type { Config } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAirtelProvider } from '../airtel/airtel-provider.ts';
import { bankAccount } from '../bank/bank-settings.ts';
import { createMomoProvider } from '../momo/momo-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Each makes its provider, or null where the operator has set no keys; in the order of offering. */
const makers = [createMomoProvider, createAirtelProvider];

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

/** The provider of a payment method; undefined when it has none, or none is set up. */
export const providerOf = (platform: Setting, method: PaymentMethod): PaymentProvider | undefined =>
  providers(platform).find((provider) => provider.method === method);

/** The provider that sends notices under this name. */
export const notifierOf = (platform: Setting, name: PaymentNotifier): PaymentProvider | undefined =>
  providers(platform).find(({ notifier }) => notifier === name);

/** The payment methods that work here now. */
export const offeredMethods = (platform: Setting): PaymentMethod[] => [
  ...providers(platform).map(({ method }) => method),
  ...(bankAccount(platform.config) ? (['bank'] as const) : []),
  'after',
];
