import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { keptPushKeys } from '../config/kept-secrets.ts';
import { isPushService } from './push-services.ts';
import { pushTransport } from './push-transport.ts';
import { RecipientGone } from './transport.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hafi-push-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A fake push service that answers with a given status and keeps what it received. */
async function pushService(status: number) {
  const received: { headers: IncomingMessage['headers']; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/send/device-1`, received };
}

const device = createECDH('prime256v1');
device.generateKeys();
const auth = randomBytes(16);
const keys = { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') };

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Decrypts an aes128gcm message as the browser does (RFC 8188 and 8291). */
function decrypt(body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + body.readUInt8(20);
  const sender = body.subarray(21, keyEnd);
  const info = ['WebPush: info\0', device.getPublicKey(), sender, Buffer.from([1])];
  const secret = hmac(hmac(auth, device.computeSecret(sender)), ...info);
  const base = hmac(salt, secret);
  const key = hmac(base, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
  const nonce = hmac(base, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function transport() {
  const forgotten: string[] = [];
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = keptPushKeys(dataDir);
  const forget = async (endpoint: string) => void forgotten.push(endpoint);
  const send = pushTransport({ publicKey, privateKey, subject: 'mailto:help@hafi.test', forget });
  const push = (endpoint: string) =>
    send({
      channel: 'push',
      subject: 'Your time is held',
      text: '/dashboard',
      to: JSON.stringify({ endpoint, keys }),
    });
  return { forgotten, publicKey, push };
}

test('title and path arrive encrypted, signed with our key', async () => {
  const { endpoint, received } = await pushService(201);
  const { publicKey, push } = transport();
  await push(endpoint);
  const [message] = received;
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(message?.headers.authorization).toContain(publicKey);
  expect(message?.body.includes('held')).toBe(false);
  const told = JSON.parse(decrypt(message?.body ?? Buffer.alloc(0)));
  expect(told).toEqual({ title: 'Your time is held', path: '/dashboard' });
});

test.each([404, 410])('a device that is gone (%d) is forgotten', async (status) => {
  const { endpoint } = await pushService(status);
  const { forgotten, push } = transport();
  await expect(push(endpoint)).rejects.toThrow(RecipientGone);
  expect(forgotten).toEqual([endpoint]);
});

test.each([429, 500, 307])('another answer (%d) causes a retry', async (status) => {
  const { endpoint, received } = await pushService(status);
  const { forgotten, push } = transport();
  await expect(push(endpoint)).rejects.not.toThrow(RecipientGone);
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
