import type { ParsedInput } from '@hafi/contract/core/endpoint';
import type { subscribeToPush as endpoint } from '@hafi/contract/notifications/push.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import { isPushService } from '../../platform/outbox/push-services.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepSubscription } from './push-subscriptions.repo.ts';

/**
 * Sends notifications to this device until its session ends.
 * @throws Problem invalid-input when the address is not a push service's, because the server would
 * call it
 */
export async function subscribeToPush(
  platform: Platform,
  { personId, sessionId }: Pick<Principal, 'personId' | 'sessionId'>,
  { endpoint: address, keys }: ParsedInput<typeof endpoint>['body'],
): Promise<void> {
  const { clock, config } = platform;
  if (!isPushService(address, config.demo)) throw invalidInput('endpoint', 'invalid-choice');
  const row = { sessionId, personId, endpoint: address, ...keys, createdAt: clock.now() };
  await inTransaction(platform, (tx) => keepSubscription(tx, row));
}
