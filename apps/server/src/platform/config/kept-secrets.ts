import { createECDH, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Reads a generated secret from the data directory; makes it at the first start, readable by its
 * owner only.
 */
function kept(dataDir: string, name: string, make: () => string): string {
  const file = resolve(dataDir, name);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const secret = make();
    writeFileSync(file, secret, { mode: 0o600, flag: 'wx' });
    return secret;
  }
}

/** The session secret of a process that was configured with none. */
export const keptSessionSecret = (dataDir: string): string =>
  kept(dataDir, 'session-secret', () => randomBytes(32).toString('hex'));

/** The VAPID key pair (P-256, base64url) of a process that was configured with none. */
export function keptPushKeys(dataDir: string): {
  VAPID_PUBLIC_KEY: string;
  VAPID_PRIVATE_KEY: string;
} {
  const curve = createECDH('prime256v1');
  const secret = kept(dataDir, 'push-key', () => {
    curve.generateKeys();
    return curve.getPrivateKey('hex').padStart(64, '0');
  });
  curve.setPrivateKey(secret, 'hex');
  return {
    VAPID_PUBLIC_KEY: curve.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: Buffer.from(secret, 'hex').toString('base64url'),
  };
}
