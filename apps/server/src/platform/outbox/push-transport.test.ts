import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startPushService } from '../../test/push/push-service.ts';
import { keptPushKeys } from '../config/kept-secrets.ts';
import { isPushService } from './push-services.ts';
import { pushTransport } from './push-transport.ts';
import { type OutgoingMessage, RecipientGone } from './transport.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hafi-push-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const services: Awaited<ReturnType<typeof startPushService>>[] = [];
afterEach(() => {
  for (const service of services.splice(0)) service.close();
});

const now = new Date('2026-11-23T06:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

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
  const clock = { now: () => now };
  const subject = 'mailto:help@hafi.test';
  const send = pushTransport({ publicKey, privateKey, subject, clock, forget });
  const push = (subscription: object, more: Partial<OutgoingMessage> = {}) =>
    send({
      channel: 'push',
      subject: 'Your time is held',
      text: '/dashboard',
      to: JSON.stringify(subscription),
      ...more,
    });
  return { forgotten, publicKey, push };
}

test('title and path arrive encrypted, signed with our key', async () => {
  const { decrypt, received, subscription } = await pushService(201);
  const { publicKey, push } = transport();
  await push(subscription);
  const [message] = received;
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(message?.headers.authorization).toContain(publicKey);
  expect(message?.body.includes('held')).toBe(false);
  const notified = JSON.parse(decrypt(message?.body ?? Buffer.alloc(0)));
  expect(notified).toEqual({ title: 'Your time is held', path: '/dashboard' });
});

test('a push is kept for a device that is off as long as it helps, a day at most', async () => {
  const { received, subscription } = await pushService(201);
  const { push } = transport();
  await push(subscription, { uselessAt: later(45), wakes: true });
  await push(subscription, { uselessAt: later(3 * 24 * 3600) });
  await push(subscription, { priority: 'urgent', wakes: true });
  await push(subscription, { uselessAt: later(-1) });
  expect(received.map(({ headers }) => Number(headers.ttl))).toEqual([45, 86_400, 86_400, 0]);
  const urgencies = received.map(({ headers }) => headers.urgency);
  expect(urgencies).toEqual(['high', 'normal', 'high', 'normal']);
});

const newPath = () => `/emergency/${randomUUID()}?elder=${randomUUID()}`;

test('what follows about one thing takes the place of what still waits, and the service learns nothing of it', async () => {
  const { received, subscription } = await pushService(201);
  const { push } = transport();
  const [one, another] = [newPath(), newPath()];
  for (const text of [one, one, another]) await push(subscription, { text });
  const [alarm, over, other] = received.map(({ headers }) => headers.topic);
  expect(alarm).toMatch(/^[\w-]{32}$/);
  expect(over).toBe(alarm);
  expect(other).not.toBe(alarm);
});

test('on a page of many things nothing takes the place of an alarm', async () => {
  const { received, subscription } = await pushService(201);
  const { push } = transport();
  for (const text of ['/admin', `/healthcare?tab=medications&elder=${randomUUID()}`]) {
    await push(subscription, { text });
  }
  expect(received.map(({ headers }) => headers.topic)).toEqual([undefined, undefined]);
});

test('the device learns when it was written, until when it helps and that it is urgent', async () => {
  const { decrypt, received, subscription } = await pushService(201);
  const { push } = transport();
  await push(subscription, { writtenAt: now, uselessAt: later(45), priority: 'urgent' });
  expect(JSON.parse(decrypt(received[0]?.body ?? Buffer.alloc(0)))).toMatchObject({
    at: now.getTime(),
    until: later(45).getTime(),
    urgent: true,
  });
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
