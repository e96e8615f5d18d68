import type { Credentials } from '../../../platform/auth/principal.ts';
import type { Config } from '../../../platform/config/config.ts';

/** Lifetime of a session, in seconds. */
export const sessionSeconds = { remembered: 30 * 24 * 3600, short: 12 * 3600 } as const;

const isSecure = (config: Config) => config.PUBLIC_URL?.startsWith('https://') ?? false;

/**
 * Over TLS, adds a prefix that makes browsers refuse a cookie set by a sibling host (RFC 6265bis).
 */
export const cookieName = (config: Config, name: string): string =>
  isSecure(config) ? `__Host-${name}` : name;

const nameOf = (config: Config) => cookieName(config, 'hafi_session');

/** The attributes of all our cookies: HttpOnly and same-site. */
export const cookieAttributes = (config: Config): string =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure(config) ? '; Secure' : ''}`;

/** The Set-Cookie header of a session; without `remembered` it ends with the browser. */
export function sessionCookie(config: Config, token: string, remembered: boolean): string {
  const age = remembered ? `; Max-Age=${sessionSeconds.remembered}` : '';
  return `${nameOf(config)}=${token}; ${cookieAttributes(config)}${age}`;
}

/** The Set-Cookie header that removes the session cookie. */
export function endedCookie(config: Config): string {
  return `${nameOf(config)}=; ${cookieAttributes(config)}; Max-Age=0`;
}

/** The value of one cookie of a Cookie header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const prefix = `${name}=`;
  const pair = header?.split(';').find((each) => each.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length);
}

/**
 * The session token of a request. A bearer token takes precedence, because it is sent deliberately.
 */
export function tokenOf(config: Config, credentials: Credentials): string | undefined {
  if (credentials.authorization !== undefined) {
    return /^Bearer ([\w-]{20,200})$/i.exec(credentials.authorization)?.[1];
  }
  const token = readCookie(credentials.cookie, nameOf(config));
  return token && /^[\w-]{20,200}$/.test(token) ? token : undefined;
}

/** Whether a Cookie header names a session, valid or not. */
export const hasSessionCookie = (config: Config, cookie: string | undefined): boolean =>
  readCookie(cookie, nameOf(config)) !== undefined;
