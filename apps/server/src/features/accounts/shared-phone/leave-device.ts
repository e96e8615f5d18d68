import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteFromDevice } from './device-people.repo.ts';

/**
 * Removes the caller from this or another phone.
 * @throws Problem not-found for a phone that the caller is not on
 */
export async function leaveDevice(platform: Platform, { personId }: Principal, id: string) {
  const gone = await inTransaction(platform, (tx) => deleteFromDevice(tx, personId, id));
  if (!gone) throw new Problem(coreErrors['not-found']);
  return { data: null };
}
