import { deliveryOf, lanes } from '../platform/outbox/deliver-messages.job.ts';
import type { Platform } from '../platform/platform.ts';

interface Delivering {
  readonly platform: Pick<Platform, 'due'>;
}

/** Sends all mail, SMS and push messages that are queued and due, and waits until they are sent. */
export async function deliverQueued({ platform }: Delivering): Promise<void> {
  for (const lane of lanes) await platform.due.run(deliveryOf(lane));
}

/** The same, with the notices that waited to be told together. */
export async function deliverAll(app: Delivering): Promise<void> {
  await app.platform.due.run('notifications.send-digests');
  await deliverQueued(app);
}
