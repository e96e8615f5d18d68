import { createECDH, randomBytes } from 'node:crypto';

/** What a browser says of itself when it subscribes to pushes, with keys that can be encrypted for. */
export function pushDevice(endpoint: string) {
  const device = createECDH('prime256v1');
  const p256dh = device.generateKeys('base64url');
  return { endpoint, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}
