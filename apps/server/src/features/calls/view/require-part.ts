import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../../platform/db/database.ts';
import { hasPart } from './call-log.repo.ts';

/**
 * Requires that somebody is called or takes part, or did.
 * @throws Problem not-found
 */
export async function requirePart(db: Db, personId: string, callId: string): Promise<void> {
  if (!(await hasPart(db, personId, callId))) throw new Problem(coreErrors['not-found']);
}
