import type { putMedicalSummary as endpoint } from '@hafi/contract/accounts/profile.contract';
import type { MedicalSummary } from '@hafi/contract/accounts/profile.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayUseCareCard } from '../accounts.policy.ts';
import { findSummary, putSummary } from './profiles.repo.ts';

/**
 * A person's medical card; empty until it is filled in.
 * @throws Problem not-found when the policy forbids it
 */
export async function readSummary(
  db: Db,
  caller: Pick<Principal, 'personId'>,
  ofPerson: string = caller.personId,
): Promise<MedicalSummary> {
  if (!mayUseCareCard(ofPerson, caller)) throw new Problem(coreErrors['not-found']);
  const row = await findSummary(db, ofPerson);
  return {
    bloodType: row?.bloodType ?? null,
    allergies: row?.allergies ?? null,
    medications: row?.medications ?? null,
    conditions: row?.conditions ?? null,
    emergencyNotes: row?.emergencyNotes ?? null,
  };
}

/** Replaces the caller's medical card, all parts at once. */
export async function saveSummary(
  platform: Platform,
  { personId }: Principal,
  body: ParsedInput<typeof endpoint>['body'],
) {
  const row = { ...body, personId, updatedAt: platform.clock.now() };
  await inTransaction(platform, (tx) => putSummary(tx, row));
  return { data: body };
}
