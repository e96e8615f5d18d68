import type { Credentials, Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentAccount } from '../accounts.presenter.ts';
import { endedCookie, hasSessionCookie, sessionCookie, tokenOf } from './session-cookie.ts';
import { findPersonOfSession } from './sessions.repo.ts';
import type { WithCookies } from './with-cookies.ts';

/**
 * The signed-in person, or null. Renews a remembered cookie; removes the cookie of an ended
 * session.
 */
export async function getSession(
  { db, config }: Platform,
  principal: Principal | null,
  { authorization, cookie }: Credentials,
): Promise<WithCookies<ReturnType<typeof presentAccount> | null>> {
  if (!principal) {
    const stale = authorization === undefined && hasSessionCookie(config, cookie);
    return { data: null, cookies: stale ? [endedCookie(config)] : [] };
  }
  const found = await findPersonOfSession(db, principal.sessionId);
  if (!found) return { data: null, cookies: [] };
  const token = authorization === undefined && tokenOf(config, { cookie });
  const cookies = token && found.remembered ? [sessionCookie(config, token, true)] : [];
  return { data: presentAccount(config, found.person), cookies };
}
