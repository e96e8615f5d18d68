import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { protectionErrors } from '@hafi/contract/emergency/protection.errors';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { countKey } from '../../../platform/rate-limit/count-failures.ts';
import { findReachable } from '../../accounts/accounts.public.ts';
import { type AlertTarget, keyOf } from '../course/whom-to-ask.ts';
import { requireDecider } from '../emergency-settings.ts';
import { findAgreements, keyOfRow, lockAgreement } from './agreements.repo.ts';
import { announceProtection } from './announce-protection.ts';
import { findContacts } from './find-protection.ts';
import { mayBeAsked } from './protection-rules.ts';
import { checkSoon } from './states.repo.ts';
import { writeQuestion } from './write-question.ts';

/** How many questions leave for one elder in a day: a contact may be changed, not a phone book tried. */
const ofElder = { max: 10, seconds: 86_400 };

/** How many questions one number gets in a day, whoever names it. */
const toPhone = { max: 3, seconds: 86_400 };

/** Who would be asked and may be: nobody asks themselves. */
async function findRequested(
  platform: Platform,
  elderId: string,
  personId: string | null,
): Promise<AlertTarget | undefined> {
  const contacts = (await findContacts(platform.db, [elderId])).get(elderId) ?? [];
  return contacts.find(({ person }) => (person?.id ?? null) === personId);
}

/**
 * Asks a contact whether they can be reached.
 * @throws Problem not-found for who may not ask and for who is no contact, contact-asked-today,
 * too-many-requests
 */
export async function askContact(
  platform: Platform,
  caller: Pick<Principal, 'personId' | 'roles'>,
  elderId: string,
  personId: string | null,
): Promise<void> {
  const { clock, db, rateLimiter } = platform;
  await requireDecider(platform, caller, elderId);
  const requested =
    personId === caller.personId ? undefined : await findRequested(platform, elderId, personId);
  const elder = await findReachable(db, elderId);
  if (!requested || !elder) throw new Problem(coreErrors['not-found']);
  const key = keyOf(requested);
  const tooSoon = new Problem(protectionErrors['contact-asked-today']);
  const before = (await findAgreements(db, [elderId])).find((row) => keyOfRow(row) === key);
  if (!mayBeAsked(before, clock.now())) throw tooSoon;
  await rateLimiter.take(countKey(platform, 'questions-of-elder', elderId), ofElder);
  if (requested.contact) {
    await rateLimiter.take(
      countKey(platform, 'questions-to-phone', requested.contact.phone),
      toPhone,
    );
  }
  await inTransaction(platform, async (tx) => {
    await checkSoon(tx, elderId, clock.now());
    const row = await lockAgreement(tx, {
      id: newId(),
      elderId,
      personId: requested.person?.id ?? null,
      phone: requested.contact?.phone ?? null,
    });
    // Somebody else may have asked meanwhile.
    if (!mayBeAsked(row, clock.now())) throw tooSoon;
    await writeQuestion(platform, tx, {
      id: row.id,
      elder,
      target: requested,
      by: caller.personId,
    });
    await announceProtection(tx, elderId, requested.person ? [requested.person.id] : []);
  });
}
