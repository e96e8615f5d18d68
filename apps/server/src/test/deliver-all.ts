import { deliveryOf, lanes } from '../platform/outbox/deliver-messages.job.ts';
import type { Platform } from '../platform/platform.ts';

/** Sends all mail, SMS and push messages that are due, also what waited, until they are sent. */
export async function deliverAll({ platform }: { platform: Pick<Platform, 'due'> }): Promise<void> {
  await platform.due.run('notifications.send-digests');
  for (const lane of lanes) await platform.due.run(deliveryOf(lane));
}
