import type { Config } from '../../../platform/config/config.ts';
import type { ProviderAddress } from '../providers/provider-http.ts';

export type MomoProduct = 'collection' | 'disbursement';

/** The keys of one product; MTN issues them per product. */
interface MomoAccount {
  readonly subscriptionKey: string;
  readonly apiUser: string;
  readonly apiKey: string;
}

export interface MomoSettings extends ProviderAddress {
  readonly targetEnvironment: string;
  /** MTN's test environment knows only EUR. */
  readonly currency: 'RWF' | 'EUR';
  readonly accounts: Readonly<Record<MomoProduct, MomoAccount>>;
}

/**
 * The documented address of MTN's test environment; that of production is in the operator's
 * contract.
 */
const testUrl = 'https://sandbox.momodeveloper.mtn.com';

/** The settings of MTN MoMo; null when the operator has configured no keys. */
export function momoSettings(config: Config): MomoSettings | null {
  const { MOMO_SUBSCRIPTION_KEY, MOMO_API_USER, MOMO_API_KEY } = config;
  if (!MOMO_SUBSCRIPTION_KEY || !MOMO_API_USER || !MOMO_API_KEY) return null;
  return {
    url: () => (config.MOMO_URL ?? testUrl).replace(/\/$/, ''),
    targetEnvironment: config.MOMO_TARGET_ENVIRONMENT,
    currency: config.MOMO_TARGET_ENVIRONMENT === 'sandbox' ? 'EUR' : 'RWF',
    timeoutMs: config.MOMO_TIMEOUT_MS,
    accounts: {
      collection: {
        subscriptionKey: MOMO_SUBSCRIPTION_KEY,
        apiUser: MOMO_API_USER,
        apiKey: MOMO_API_KEY,
      },
      disbursement: {
        subscriptionKey: config.MOMO_DISBURSEMENT_SUBSCRIPTION_KEY ?? MOMO_SUBSCRIPTION_KEY,
        apiUser: config.MOMO_DISBURSEMENT_API_USER ?? MOMO_API_USER,
        apiKey: config.MOMO_DISBURSEMENT_API_KEY ?? MOMO_API_KEY,
      },
    },
  };
}
