import type { signOut as endpoint } from '@hafi/contract/accounts/accounts.contract';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endedCookie } from './session-cookie.ts';
import { deleteSession } from './sessions.repo.ts';

/** Ends this session, here and on the server; harmless when there is none. */
export async function signOut(platform: Platform, call: Call<typeof endpoint>) {
  const { principal } = call;
  if (principal) {
    const { personId, sessionId } = principal;
    await inTransaction(platform, async (tx) => {
      await deleteSession(tx, personId, sessionId);
      tx.afterCommit(() => platform.realtime.disconnect(sessionId));
    });
  }
  call.setHeader('set-cookie', endedCookie(platform.config));
  return { data: null };
}
