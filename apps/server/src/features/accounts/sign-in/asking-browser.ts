import type { Config } from '../../../platform/config/config.ts';
import type { Platform } from '../../../platform/platform.ts';
import { keyedHash, newSecret, sameSecret } from '../../../platform/secrets/secrets.ts';
import { cookieAttributes, cookieName, readCookie } from '../sessions/session-cookie.ts';

type Sealer = Pick<Platform, 'clock' | 'config'>;

const seconds = 3600;
const nameOf = (config: Config) => cookieName(config, 'hafi_browser');

const sealOf = (config: Config, secret: string, until: string) =>
  keyedHash(config.sessionSecret, 'asking-browser', secret, until);

/**
 * The secret of the browser that sends a request, if it has asked for a code within the hour. Only
 * what the server made counts: another value was put there by somebody who would know it.
 */
export function askingBrowser(
  { clock, config }: Sealer,
  cookie: string | undefined,
): string | null {
  const [secret = '', until = '', seal = ''] = readCookie(cookie, nameOf(config))?.split('.') ?? [];
  const isLiving = Number(until) * 1000 > clock.now().getTime();
  return isLiving && sameSecret(seal, sealOf(config, secret, until)) ? secret : null;
}

/**
 * The browser that asks for a code, with the cookie that ties the code to it: others can then
 * neither use up its tries nor replace it.
 */
export function rememberBrowser(sealer: Sealer, cookie: string | undefined) {
  const { clock, config } = sealer;
  const browser = askingBrowser(sealer, cookie) ?? newSecret();
  const until = String(Math.floor(clock.now().getTime() / 1000) + seconds);
  const value = `${browser}.${until}.${sealOf(config, browser, until)}`;
  const header = `${nameOf(config)}=${value}; ${cookieAttributes(config)}; Max-Age=${seconds}`;
  return { browser, header };
}
