import type { Config } from '../../../platform/config/config.ts';
import type { ProviderAddress } from '../providers/provider-http.ts';

export interface FlutterwaveSettings extends ProviderAddress {
  readonly secretKey: string;
  /** What the operator has typed into the dashboard as the secret hash of the webhook. */
  readonly secretHash: string;
}

/** Flutterwave's documented address, for test keys and live keys alike. */
const liveUrl = 'https://api.flutterwave.com';

/** The settings of Flutterwave; null when the operator has configured no keys. */
export function flutterwaveSettings(config: Config): FlutterwaveSettings | null {
  const { FLUTTERWAVE_SECRET_HASH, FLUTTERWAVE_SECRET_KEY } = config;
  if (!FLUTTERWAVE_SECRET_KEY || !FLUTTERWAVE_SECRET_HASH) return null;
  return {
    url: () => (config.FLUTTERWAVE_URL ?? liveUrl).replace(/\/$/, ''),
    secretKey: FLUTTERWAVE_SECRET_KEY,
    secretHash: FLUTTERWAVE_SECRET_HASH,
    timeoutMs: config.CARD_TIMEOUT_MS,
  };
}
