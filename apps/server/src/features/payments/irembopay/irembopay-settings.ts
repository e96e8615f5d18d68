import type { Config } from '../../../platform/config/config.ts';
import type { ProviderAddress } from '../providers/provider-http.ts';

export interface IremboPaySettings extends ProviderAddress {
  /** For calls, and what signs its notices. */
  readonly secretKey: string;
  /** The account to which the money goes, as the portal names it. */
  readonly account: string;
  /** The product under which everything is sold. */
  readonly product: string;
}

/** IremboPay's documented address; its test environment is at api.sandbox.irembopay.com. */
const liveUrl = 'https://api.irembopay.com';

/** The settings of IremboPay; null when the operator has configured no keys. */
export function iremboPaySettings(config: Config): IremboPaySettings | null {
  const { IREMBOPAY_ACCOUNT, IREMBOPAY_PRODUCT, IREMBOPAY_SECRET_KEY } = config;
  if (!IREMBOPAY_SECRET_KEY || !IREMBOPAY_ACCOUNT || !IREMBOPAY_PRODUCT) return null;
  return {
    url: () => (config.IREMBOPAY_URL ?? liveUrl).replace(/\/$/, ''),
    secretKey: IREMBOPAY_SECRET_KEY,
    account: IREMBOPAY_ACCOUNT,
    product: IREMBOPAY_PRODUCT,
    timeoutMs: config.CARD_TIMEOUT_MS,
  };
}
