import type {
  revokeOtherSessions as allOthers,
  revokeSession as one,
} from '@hafi/contract/accounts/accounts.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { id as idSchema } from '@hafi/contract/core/fields';
import { Problem } from '@hafi/contract/core/problem';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { transaction } from '../people.repo.ts';
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
  const id = idSchema.safeParse(call.params.id);
  const ended = id.success && (await deleteSession(platform.db, call.principal.personId, id.data));
  if (!ended) throw new Problem(coreErrors['not-found']);
  const secret = deviceSecretOf(platform.config, call.headers.cookie);
  await deleteFromDevices(platform.db, call.principal.personId, secret && hashSecret(secret));
  platform.realtime.disconnect(id.data);
  return { data: null };
}

/** Signs all other devices out. */
export async function revokeOtherSessions(platform: Platform, call: Call<typeof allOthers>) {
  const { personId, sessionId } = call.principal;
  const disconnect = await transaction(platform.db, (tx) =>
    endSessions(platform, tx, personId, sessionId),
  );
  disconnect();
  return { data: null };
}
