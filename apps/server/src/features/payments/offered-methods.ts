import type { PaymentMethod } from '@hafi/contract/payments/payments.contract';
import type { Config } from '../../platform/config/config.ts';
import { momoSettings } from './momo/momo-settings.ts';

/** The ways to pay that have an adapter and its keys. */
export function offeredMethods(config: Config): PaymentMethod[] {
  return momoSettings(config) ? ['mtn', 'after'] : ['after'];
}
