import type { Call } from '@hafi/contract/calls/call.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../../platform/db/database.ts';
import { findCall, findWithPeople } from '../course/calls.repo.ts';
import { presentCall } from './present-call.ts';
import { requirePart } from './require-part.ts';

/**
 * A call as it stands. Callers must have checked that the reader may know.
 * @throws Problem not-found
 */
export async function readCall(db: Db, id: string): Promise<Call> {
  const row = await findCall(db, id);
  const [call] = row ? await findWithPeople(db, [row]) : [];
  if (!call) throw new Problem(coreErrors['not-found']);
  return presentCall(db, call);
}

/**
 * A call, for somebody who is called or takes part, or did.
 * @throws Problem not-found
 */
export async function readOwnCall(db: Db, personId: string, id: string): Promise<Call> {
  await requirePart(db, personId, id);
  return readCall(db, id);
}
