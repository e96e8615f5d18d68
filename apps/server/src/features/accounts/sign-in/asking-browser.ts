import type { Config } from '../../../platform/config/config.ts';
import { newSecret } from '../../../platform/secrets/secrets.ts';
import { cookieAttributes, cookieName, readCookie } from '../sessions/session-cookie.ts';

const seconds = 3600;
const nameOf = (config: Config) => cookieName(config, 'hafi_browser');

/** The secret of the browser that sends a request, if it has asked for a code before. */
export function askingBrowser(config: Config, cookie: string | undefined): string | null {
  const secret = readCookie(cookie, nameOf(config));
  return secret && /^[\w-]{40,60}$/.test(secret) ? secret : null;
}

/**
 * The browser that asks for a code, with the cookie that ties the code to it: others can then
 * neither use up its tries nor replace it.
 */
export function rememberBrowser(config: Config, cookie: string | undefined) {
  const browser = askingBrowser(config, cookie) ?? newSecret();
  const header = `${nameOf(config)}=${browser}; ${cookieAttributes(config)}; Max-Age=${seconds}`;
  return { browser, header };
}
