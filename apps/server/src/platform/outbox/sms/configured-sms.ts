import type { Config } from '../../config/config.ts';
import { type SmsProviderName, smsProviders } from './sms-provider.ts';

/**
 * The SMS providers for which there are keys, the first choice first; in a demo without keys those of
 * the sandbox.
 */
export function configuredSms(config: Config): readonly SmsProviderName[] {
  const { AFRICASTALKING_API_KEY, PINDO_TOKEN, SMS_FIRST } = config;
  const has = { pindo: PINDO_TOKEN, africastalking: AFRICASTALKING_API_KEY };
  const own = smsProviders.filter((name) => has[name] !== undefined);
  const names = own.length === 0 && config.demo ? smsProviders : own;
  return names.toSorted((one, other) => Number(other === SMS_FIRST) - Number(one === SMS_FIRST));
}
