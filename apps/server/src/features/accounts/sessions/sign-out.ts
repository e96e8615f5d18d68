import type { signOut as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endedCookie } from './session-cookie.ts';
import { deleteSession } from './sessions.repo.ts';

/** Ends this session, here and on the server; harmless when there is none. */
export async function signOut(platform: Platform, call: Call<typeof endpoint>) {
  const { principal } = call;
  if (principal) {
    await deleteSession(platform.db, principal.personId, principal.sessionId);
    platform.realtime.disconnect(principal.sessionId);
  }
  call.setHeader('set-cookie', endedCookie(platform.config));
  return { data: null };
}
