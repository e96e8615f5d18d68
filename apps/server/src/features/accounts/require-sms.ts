import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import { Problem } from '@hafi/contract/core/problem';
import { smsReaches } from '../../platform/outbox/sms/sms-reaches.ts';
import type { Platform } from '../../platform/platform.ts';

/**
 * Refuses to send a code to a number that no SMS of ours reaches: whoever waits for it would wait in
 * vain. Says nothing of whose number it is.
 * @throws Problem sms-does-not-reach
 */
export function requireSms({ config }: Pick<Platform, 'config'>, number: string): void {
  if (!smsReaches(config, number)) throw new Problem(accountsErrors['sms-does-not-reach']);
}
