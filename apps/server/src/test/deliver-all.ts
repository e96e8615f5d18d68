import { setImmediate } from 'node:timers/promises';
import type { TestApp } from './test-app.ts';

/** Sends all mail and SMS that is due, and waits for what the server itself is sending already. */
export async function deliverAll({ platform: { outbox } }: Pick<TestApp, 'platform'>) {
  await setImmediate();
  await outbox.stop();
  await outbox.deliver();
}
