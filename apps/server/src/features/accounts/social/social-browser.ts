import * as z from 'zod/mini';
import type { Config } from '../../../platform/config/config.ts';
import { hashSecret, sameSecret } from '../../../platform/secrets/secrets.ts';
import { readCookie } from '../sessions/session-cookie.ts';

const name = 'hafi_visit';
const seconds = 40 * 60;

/**
 * The cookie that ties a social sign-in to one browser from the first redirect to the last step.
 * Without it, a stranger's link could sign somebody in to the stranger's account, or link the
 * stranger's provider account to somebody's address.
 */
export function browserCookie(config: Config, secret: string): string {
  const secure = config.PUBLIC_URL?.startsWith('https://') ? '; Secure' : '';
  return `${name}=${secret}; Path=/api/auth; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

/** The secret in this browser's cookie. */
export const browserOf = (cookie: string | undefined): string => readCookie(cookie, name) ?? '';

const bound = z.object({ browser: z.string() });

/** Whether a ticket was issued to the browser with this secret. */
export function isBrowserOf(content: unknown, secret: string): boolean {
  const { browser } = bound.parse(content);
  return sameSecret(browser, hashSecret(secret));
}
