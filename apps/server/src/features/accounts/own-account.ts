import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import { findPersonById, type PersonRow } from './people.repo.ts';

/**
 * The caller's account.
 * @throws Problem not-signed-in when it was deleted meanwhile
 */
export async function ownAccount(db: Db, { personId }: Principal): Promise<PersonRow> {
  const person = await findPersonById(db, personId);
  if (!person) throw new Problem(coreErrors['not-signed-in']);
  return person;
}
