import type { Config } from '../../../platform/config/config.ts';
import type { ProviderAddress } from '../providers/provider-http.ts';

export interface AirtelSettings extends ProviderAddress {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The key of the portal by which notices are signed; undefined when that is off there. */
  readonly noticeKey: string | undefined;
  readonly quietSeconds: number;
}

/** Airtel's test environment of Rwanda; that of production is in the operator's contract. */
const testUrl = 'https://openapiuat.airtel.co.rw';

/** The settings of Airtel Money; null when the operator has configured no keys. */
export function airtelSettings(config: Config): AirtelSettings | null {
  const { AIRTEL_CLIENT_ID, AIRTEL_CLIENT_SECRET } = config;
  if (!AIRTEL_CLIENT_ID || !AIRTEL_CLIENT_SECRET) return null;
  return {
    url: () => (config.AIRTEL_URL ?? testUrl).replace(/\/$/, ''),
    clientId: AIRTEL_CLIENT_ID,
    clientSecret: AIRTEL_CLIENT_SECRET,
    noticeKey: config.AIRTEL_NOTICE_KEY,
    timeoutMs: config.AIRTEL_TIMEOUT_MS,
    quietSeconds: config.AIRTEL_QUIET_SECONDS,
  };
}
