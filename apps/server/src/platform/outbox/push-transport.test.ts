import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startPushService } from '../../test/push/push-service.ts';
import { keptPushKeys } from '../config/kept-secrets.ts';
import { isPushService } from './push-services.ts';
import { pushTransport } from './push-transport.ts';
import { RecipientGone } from './transport.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hafi-push-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const services: Awaited<ReturnType<typeof startPushService>>[] = [];
afterEach(() => {
  for (const service of services.splice(0)) service.close();
});

/** A push service that answers with a given status and keeps what it received. */
async function pushService(status: number) {
  const service = await startPushService(status);
  services.push(service);
  return service;
}

function transport() {
  const forgotten: string[] = [];
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = keptPushKeys(dataDir);
  const forget = async (endpoint: string) => void forgotten.push(endpoint);
  const send = pushTransport({ publicKey, privateKey, subject: 'mailto:help@hafi.test', forget });
  const push = (subscription: object) =>
    send({
      channel: 'push',
      subject: 'Your time is held',
      text: '/dashboard',
      to: JSON.stringify(subscription),
    });
  return { forgotten, publicKey, push };
}

test('title and path arrive encrypted, signed with our key', async () => {
  const { decrypt, received, subscription } = await pushService(201);
  const { publicKey, push } = transport();
  await push(subscription);
  const [message] = received;
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(message?.headers.authorization).toContain(publicKey);
  expect(message?.body.includes('held')).toBe(false);
  const told = JSON.parse(decrypt(message?.body ?? Buffer.alloc(0)));
  expect(told).toEqual({ title: 'Your time is held', path: '/dashboard' });
});

test.each([404, 410])('a device that is gone (%d) is forgotten', async (status) => {
  const { subscription } = await pushService(status);
  const { forgotten, push } = transport();
  await expect(push(subscription)).rejects.toThrow(RecipientGone);
  expect(forgotten).toEqual([subscription.endpoint]);
});

test.each([429, 500, 307])('another answer (%d) causes a retry', async (status) => {
  const { received, subscription } = await pushService(status);
  const { forgotten, push } = transport();
  await expect(push(subscription)).rejects.not.toThrow(RecipientGone);
  expect(forgotten).toEqual([]);
  expect(received).toHaveLength(1);
});

test.each([
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['http://127.0.0.1:9/x', false],
  ['https://localhost/x', false],
  ['nonsense', false],
])('in production %s is a push service: %s', (address, is) => {
  expect(isPushService(address, false)).toBe(is);
});
