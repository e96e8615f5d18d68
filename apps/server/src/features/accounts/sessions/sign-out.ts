import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endedCookie } from './session-cookie.ts';
import { deleteSession } from './sessions.repo.ts';
import type { WithCookies } from './with-cookies.ts';

/** Ends this session, in the browser and on the server; idempotent. */
export async function signOut(
  platform: Platform,
  principal: Principal | null,
): Promise<WithCookies<null>> {
  if (principal) {
    const { personId, sessionId } = principal;
    await inTransaction(platform, async (tx) => {
      await deleteSession(tx, personId, sessionId);
      tx.afterCommit(() => platform.realtime.disconnect(sessionId));
    });
  }
  return { data: null, cookies: [endedCookie(platform.config)] };
}
