import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from '../../../platform/secrets/secrets.ts';

const stepSeconds = 30;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A TOTP secret of 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20);

/** Base32 without padding (RFC 4648), as authenticator apps expect. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{1,5}/g) ?? [];
  return letters.map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The six-digit code of one time step (RFC 6238 with SHA-1, which every app supports). */
export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The time step of an instant. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / stepSeconds);

/**
 * The time step that a code matches: the current, previous or next one (RFC 6238, 5.2); null if
 * none.
 */
export function matchingStep(secret: Uint8Array, code: string, now: Date): number | null {
  const current = stepAt(now);
  const matches = [current, current - 1, current + 1].filter((step) =>
    sameSecret(totpCode(secret, step), code),
  );
  return matches[0] ?? null;
}

/** The `otpauth:` address of the QR code for authenticator apps. */
export function otpauthUri(secret: string, account: string): string {
  const parameters = new URLSearchParams({
    secret,
    issuer: 'Hafi',
    algorithm: 'SHA1',
    digits: '6',
    period: String(stepSeconds),
  });
  return `otpauth://totp/Hafi:${encodeURIComponent(account)}?${parameters}`;
}
