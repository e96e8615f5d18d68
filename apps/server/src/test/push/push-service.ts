import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const hash = createHmac('sha256', key);
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** A push service over HTTP (RFC 8030) with one subscribed device, which decrypts what it gets. */
export async function startPushService(status = 201) {
  const received: { headers: IncomingMessage['headers']; body: Buffer }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const device = createECDH('prime256v1');
  device.generateKeys();
  const auth = randomBytes(16);
  return {
    /** What the browser says when it subscribes. */
    subscription: {
      endpoint: `http://127.0.0.1:${port}/send/device-1`,
      keys: { p256dh: device.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    received,
    /** Decrypts an aes128gcm message as the browser does (RFC 8188 and 8291). */
    decrypt(body: Buffer): string {
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
    },
    close: () => void server.close(),
  };
}
