import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { subscribeToPush as endpoint } from '@hafi/contract/notifications/push.contract';
import type { Call } from '../../platform/http/handler.ts';
import { isPushService } from '../../platform/outbox/push-services.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepSubscription } from './push-subscriptions.repo.ts';

/**
 * Sends notifications to this device from now on, until its session ends.
 * @throws Problem invalid-input when the address is no push service's: we would call it
 */
export async function subscribeToPush(
  { clock, config, db }: Pick<Platform, 'clock' | 'config' | 'db'>,
  { principal, body }: Call<typeof endpoint>,
) {
  if (!isPushService(body.endpoint, config.demo)) {
    const fields = [{ path: 'endpoint', code: 'invalid-choice' }];
    throw new Problem(coreErrors['invalid-input'], { fields });
  }
  const { personId, sessionId } = principal;
  const { endpoint, keys } = body;
  await keepSubscription(db, { sessionId, personId, endpoint, ...keys, createdAt: clock.now() });
  return { data: null };
}
