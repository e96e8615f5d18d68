import type {
  revokeOtherSessions as allOthers,
  revokeSession as one,
} from '@hafi/contract/accounts/accounts.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { id as idSchema } from '@hafi/contract/core/fields';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { deviceSecretOf } from '../shared-phone/device-cookie.ts';
import { deleteFromDevices } from '../shared-phone/device-people.repo.ts';
import { endSessions } from './end-sessions.ts';
import { deleteSession } from './sessions.repo.ts';

/**
 * Signs one device of one's own out. Nobody comes back to it by PIN: the caller is taken off every
 * shared phone but the one they hold.
 * @throws Problem not-found for anything that is not a session of the caller
 */
export async function revokeSession(platform: Platform, call: Call<typeof one>) {
  const { personId } = call.principal;
  const id = idSchema.safeParse(call.params.id);
  if (!id.success) throw new Problem(coreErrors['not-found']);
  const secret = deviceSecretOf(platform.config, call.headers.cookie);
  await inTransaction(platform, async (tx) => {
    const ended = await deleteSession(tx, personId, id.data);
    if (!ended) throw new Problem(coreErrors['not-found']);
    await deleteFromDevices(tx, personId, secret && hashSecret(secret));
    tx.afterCommit(() => platform.realtime.disconnect(id.data));
  });
  return { data: null };
}

/** Signs all other devices out. */
export async function revokeOtherSessions(platform: Platform, call: Call<typeof allOthers>) {
  const { personId, sessionId } = call.principal;
  await inTransaction(platform, (tx) => endSessions(platform, tx, personId, sessionId));
  return { data: null };
}
