import { coreErrors } from '@hafi/contract/core/core.errors';
import { id as idSchema } from '@hafi/contract/core/fields';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { deleteFromDevices } from '../shared-phone/device-people.repo.ts';
import { endSessions } from './end-sessions.ts';
import { deleteSession } from './sessions.repo.ts';

/**
 * Signs one of the caller's devices out, and removes the caller from every shared phone except this
 * one, so that nobody returns by PIN.
 * @throws Problem not-found for anything that is not a session of the caller
 */
export async function revokeSession(
  platform: Platform,
  { personId }: Principal,
  {
    deviceSecret,
    sessionId,
  }: { readonly sessionId: string; readonly deviceSecret: string | undefined },
) {
  const id = idSchema.safeParse(sessionId);
  if (!id.success) throw new Problem(coreErrors['not-found']);
  await inTransaction(platform, async (tx) => {
    const ended = await deleteSession(tx, personId, id.data);
    if (!ended) throw new Problem(coreErrors['not-found']);
    await deleteFromDevices(tx, personId, deviceSecret && hashSecret(deviceSecret));
    tx.afterCommit(() => platform.realtime.disconnect(id.data));
  });
  return { data: null };
}

/** Signs all of the caller's other devices out. */
export async function revokeOtherSessions(platform: Platform, { personId, sessionId }: Principal) {
  await inTransaction(platform, (tx) => endSessions(platform, tx, personId, sessionId));
  return { data: null };
}
