import type { putEmergencyContact as endpoint } from '@hafi/contract/accounts/profile.contract';
import type { EmergencyContact } from '@hafi/contract/accounts/profile.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayUseCareCard } from '../accounts.policy.ts';
import { findPeopleByIds } from '../people.repo.ts';
import { requireName } from '../require-name.ts';
import { deleteContact, findContact, putContact } from './profiles.repo.ts';
import { warnByMail } from './warn-by-mail.ts';

/**
 * A person's emergency contact; null when there is none.
 * @throws Problem not-found when the policy forbids it
 */
export async function readContact(
  db: Db,
  caller: Pick<Principal, 'personId'>,
  ofPerson: string = caller.personId,
): Promise<EmergencyContact | null> {
  if (!mayUseCareCard(ofPerson, caller)) throw new Problem(coreErrors['not-found']);
  const row = await findContact(db, ofPerson);
  if (!row) return null;
  const { name, relationship, phoneNumber } = row;
  return { name, relationship, phoneNumber };
}

/**
 * Sets the caller's emergency contact.
 * @throws Problem invalid-input for a new name against the rules, and for the caller's own number:
 * nobody comes to their own rescue
 */
export async function saveContact(
  platform: Platform,
  { personId }: Principal,
  body: ParsedInput<typeof endpoint>['body'],
) {
  const [self] = await findPeopleByIds(platform.db, [personId]);
  if (self?.phoneNumber === body.phoneNumber) throw invalidInput('phoneNumber', 'own-number');
  requireName('name', body.name, (await findContact(platform.db, personId))?.name);
  const row = { ...body, personId, updatedAt: platform.clock.now() };
  await inTransaction(platform, async (tx) => {
    const before = await findContact(tx, personId);
    await putContact(tx, row);
    if (before?.phoneNumber !== row.phoneNumber) {
      await warnByMail(platform, tx, personId, 'emergency-contact');
    }
  });
  return { data: body };
}

/** Removes the caller's emergency contact. */
export async function dropContact(platform: Platform, { personId }: Principal) {
  await inTransaction(platform, (tx) => deleteContact(tx, personId));
  return { data: null };
}
