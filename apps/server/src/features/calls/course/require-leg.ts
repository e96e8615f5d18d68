import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { findLeg, type LegRow } from './calls.repo.ts';

/**
 * The device of a call by which the caller speaks: only the session that brought it in.
 * @throws Problem not-found
 */
export async function requireLeg(
  db: Db,
  { personId, sessionId }: Pick<Principal, 'personId' | 'sessionId'>,
  { callId, legId }: { readonly callId: string; readonly legId: string },
): Promise<LegRow> {
  const leg = await findLeg(db, legId);
  const isOwn = leg?.callId === callId && leg.personId === personId && leg.sessionId === sessionId;
  if (!leg || !isOwn) throw new Problem(coreErrors['not-found']);
  return leg;
}
