import type { Config } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keyedHash, newSecret, sameSecret } from '../../../platform/secrets/secrets.ts';
import { cookieAttributes, cookieName, readCookie } from '../sessions/session-cookie.ts';

/** How long a device stays known after its last sign-in, in seconds: 180 days. */
const knownSeconds = 180 * 24 * 3600;

// One cookie per address or number, because several may use a device. Its name does not tell which.
const nameOf = (config: Config, contact: string) =>
  cookieName(
    config,
    `hafi_known_${keyedHash(config.sessionSecret, 'known-name', contact).slice(0, 12)}`,
  );

const sealOf = (config: Config, contact: string, device: string, until: string) =>
  keyedHash(config.sessionSecret, 'known-device', contact, device, until);

/**
 * The Set-Cookie header of a device on which the account of this e-mail address or verified number
 * was just signed in to, or was just proved. It opens nothing: it only keeps others, who use up the account's wrong
 * passwords or the number's codes, from locking this device out.
 */
export function knownDeviceCookie(config: Config, contact: string, now: Date): string {
  const device = newSecret();
  const until = String(Math.floor(now.getTime() / 1000) + knownSeconds);
  const value = `${device}.${until}.${sealOf(config, contact, device, until)}`;
  return `${nameOf(config, contact)}=${value}; ${cookieAttributes(config)}; Max-Age=${knownSeconds}`;
}

/** Makes the device known on which an address or number was just proved. */
export function rememberDevice(
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  contact: string | null,
  setHeader: (name: string, value: string) => void,
): void {
  if (contact) setHeader('set-cookie', knownDeviceCookie(config, contact, clock.now()));
}

/**
 * The requesting device, when the account of this address or number was signed in to on it before;
 * else null.
 */
export function knownDevice(
  config: Config,
  contact: string,
  cookie: string | undefined,
  now: Date,
): string | null {
  const [device = '', until = '', seal = ''] =
    readCookie(cookie, nameOf(config, contact))?.split('.') ?? [];
  const living = Number(until) * 1000 > now.getTime();
  return living && sameSecret(seal, sealOf(config, contact, device, until)) ? device : null;
}
