import type { getSession as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { presentAccount } from '../accounts.presenter.ts';
import { endedCookie, hasSessionCookie, sessionCookie, tokenOf } from './session-cookie.ts';
import { findPersonOfSession } from './sessions.repo.ts';

/**
 * Who is signed in; null when nobody is. A remembered cookie is given anew, so that it slides; one of
 * a session that has ended is taken away, so that its owner is a visitor again.
 */
export async function getSession({ db, config }: Platform, call: Call<typeof endpoint>) {
  call.setHeader('cache-control', 'no-store');
  if (!call.principal) {
    const stale =
      call.headers.authorization === undefined && hasSessionCookie(config, call.headers.cookie);
    if (stale) call.setHeader('set-cookie', endedCookie(config));
    return { data: null };
  }
  const found = await findPersonOfSession(db, call.principal.sessionId);
  if (!found) return { data: null };
  const { cookie, authorization } = call.headers;
  const token = authorization === undefined && tokenOf(config, { cookie });
  if (token && found.remembered) call.setHeader('set-cookie', sessionCookie(config, token, true));
  return { data: presentAccount(found.person) };
}
