import type { getSession as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { Call } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentAccount } from './accounts.presenter.ts';
import { sessionCookie, tokenOf } from './session-cookie.ts';
import { findPersonOfSession } from './sessions.repo.ts';

/** Who is signed in; null when nobody is. A remembered cookie is given anew, so that it slides. */
export async function getSession({ db, config }: Platform, call: Call<typeof endpoint>) {
  call.setHeader('cache-control', 'no-store');
  if (!call.principal) return { data: null };
  const found = await findPersonOfSession(db, call.principal.sessionId);
  if (!found) return { data: null };
  const { cookie, authorization } = call.headers;
  const token = authorization === undefined && tokenOf(config, { cookie });
  if (token && found.remembered) call.setHeader('set-cookie', sessionCookie(config, token, true));
  return { data: presentAccount(found.person) };
}
