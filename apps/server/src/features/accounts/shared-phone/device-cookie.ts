import type { Config } from '../../../platform/config/config.ts';
import { cookieAttributes, cookieName, readCookie } from '../sessions/session-cookie.ts';

/** How long an unused phone remembers its people, in seconds: 180 days. */
export const deviceSeconds = 180 * 24 * 3600;

const nameOf = (config: Config) => cookieName(config, 'hafi_device');

/** The Set-Cookie header of a phone's own secret. */
export const deviceCookie = (config: Config, secret: string): string =>
  `${nameOf(config)}=${secret}; ${cookieAttributes(config)}; Max-Age=${deviceSeconds}`;

/** The secret of the requesting phone, if it has one. */
export function deviceSecretOf(config: Config, cookie: string | undefined): string | undefined {
  const secret = readCookie(cookie, nameOf(config));
  return secret && /^[\w-]{40,60}$/.test(secret) ? secret : undefined;
}
