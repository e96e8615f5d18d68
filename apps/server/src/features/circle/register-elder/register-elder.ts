import { dayInKigali } from '@hafi/base/kigali-time';
import { isSameName } from '@hafi/base/same-name';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import {
  type registerElder as endpoint,
  mostManaged,
} from '@hafi/contract/circle/elder-registration.contract';
import { registrationErrors } from '@hafi/contract/circle/elder-registration.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { birthYearsOf, findPeople, registerManaged } from '../../accounts/accounts.public.ts';
import { requireCurrentText, writeConsent } from '../consents/write-consent.ts';
import type { Asks } from '../elder-access.ts';
import { listElders } from '../list-elders.ts';
import { findMemberships, insertMember } from '../members/members.repo.ts';
import { announceCircle } from '../tell-circle.ts';

type NewElder = ParsedInput<typeof endpoint>['body'];

/** Registrations per person and day; more is a mistake or a bot. */
const registrations = { max: 10, seconds: 24 * 3600 };

/** @throws Problem not-checked-yet for a caregiver whom no coordinator has verified */
async function requireChecked({ db }: Platform, { personId, roles }: Asks): Promise<void> {
  if (roles.includes('FAMILY')) return;
  const registrar = (await findPeople(db, [personId])).get(personId);
  if (!registrar?.verified) throw new Problem(registrationErrors['not-checked-yet']);
}

/** @throws Problem too-many-elders */
async function requireRoom(tx: Tx, personId: string): Promise<void> {
  const managed = (await findMemberships(tx, personId)).filter(
    ({ decidesAs }) => decidesAs === 'manager',
  );
  if (managed.length >= mostManaged) throw new Problem(registrationErrors['too-many-elders']);
}

/**
 * Asks back before the same elder is registered twice: accents, capitals and the order of the names
 * make no other person.
 * @throws Problem same-elder
 */
async function requireAnother(tx: Tx, personId: string, body: NewElder): Promise<void> {
  const ids = (await findMemberships(tx, personId)).map(({ elderId }) => elderId);
  const names = await findPeople(tx, ids);
  const years = await birthYearsOf(tx, ids);
  const name = `${body.firstName} ${body.lastName}`;
  const isSame = ids.some((id) => {
    const elder = names.get(id);
    return elder && isSameName(elder.name, name) && years.get(id) === body.birth.slice(0, 4);
  });
  if (isSame) throw new Problem(registrationErrors['same-elder']);
}

/**
 * Registers an elder who has no e-mail, with oral consent. The registering person manages the
 * account and decides for the elder until it is handed over.
 * @throws Problem not-checked-yet, same-elder, too-many-elders, consent-text-changed, too-many-requests,
 * invalid-input for a date of birth in the future
 */
export async function registerElder(
  platform: Platform,
  caller: Asks,
  body: NewElder,
): Promise<Elder> {
  const { clock, rateLimiter } = platform;
  const { personId } = caller;
  await requireChecked(platform, caller);
  requireCurrentText(body.textVersion);
  const now = clock.now();
  if (body.birth >= dayInKigali(now)) {
    throw invalidInput('birth', 'future-date');
  }
  await rateLimiter.take(`register-elder:${personId}`, registrations);
  const elderId = await inTransaction(platform, async (tx) => {
    // Serializes one person's registrations, so that counting them is safe.
    await lock(tx, 'circle', personId);
    await requireRoom(tx, personId);
    if (!body.anotherPerson) await requireAnother(tx, personId, body);
    const elderId = await storeElder(platform, tx, body, personId);
    const { consentLocale, relation, witness, witnessContact, textVersion } = body;
    const rights = { elderId, personId, relation, permissions: [...permissions] };
    const id = newId();
    const times = { since: now, updatedAt: now };
    await insertMember(tx, { id, ...rights, decidesAs: 'manager', ...times });
    await writeConsent(platform, tx, {
      ...rights,
      action: 'granted',
      before: [],
      givenAs: 'elder',
      channel: 'oral',
      witness,
      witnessContact,
      readBy: personId,
      textVersion,
      locale: consentLocale,
      recordedBy: personId,
    });
    await announceCircle(tx, elderId, personId);
    return elderId;
  });
  const elder = (await listElders(platform, caller)).find(({ id }) => id === elderId);
  if (!elder) throw new Error('the elder who was registered is not there');
  return elder;
}

function storeElder(platform: Platform, tx: Tx, body: NewElder, helperId: string): Promise<string> {
  const { firstName, lastName, birth, locale, phoneNumber, sex = null } = body;
  const { district = null, sector = null, cell = null, village = null } = body;
  const person = {
    firstName,
    lastName,
    locale,
    birthdate: birth,
    sex,
    phoneNumber: phoneNumber || null,
    district,
    sector,
    cell,
    village,
  };
  return registerManaged(platform, tx, person, helperId);
}
