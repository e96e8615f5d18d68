import { dayInKigali } from '@hafi/base/kigali-time';
import { permissions } from '@hafi/contract/circle/circle-terms';
import {
  type registerElder as endpoint,
  mostManaged,
} from '@hafi/contract/circle/elder-registration.contract';
import { registrationErrors } from '@hafi/contract/circle/elder-registration.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/handler.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, registerManaged } from '../../accounts/accounts.public.ts';
import { requireCurrentText, writeConsent } from '../consents/write-consent.ts';
import { inTransaction } from '../invitations/invitations.repo.ts';
import { listElders } from '../list-elders.ts';
import { findMemberships, insertMember, lockCircle } from '../members/members.repo.ts';
import { announceCircle } from '../tell-circle.ts';

/** Registrations by one person in a day; more is a mistake or a machine. */
const registrations = { max: 10, seconds: 24 * 3600 };

/** @throws Problem not-checked-yet for a caregiver whom no coordinator has checked */
async function requireChecked({ db }: Platform, { personId, roles }: Principal): Promise<void> {
  if (roles.includes('FAMILY')) return;
  const registrar = (await findPeople(db, [personId])).get(personId);
  if (!registrar?.verified) throw new Problem(registrationErrors['not-checked-yet']);
}

/** @throws Problem too-many-elders */
async function requireRoom(tx: Db, personId: string): Promise<void> {
  const managed = (await findMemberships(tx, personId)).filter(
    ({ decidesAs }) => decidesAs === 'manager',
  );
  if (managed.length >= mostManaged) throw new Problem(registrationErrors['too-many-elders']);
}

/**
 * Registers an elder who has no e-mail, with the consent that was given aloud. Who registers manages
 * the account, and decides in the elder's place, until it is handed over.
 * @throws Problem not-checked-yet, too-many-elders, consent-text-changed, too-many-requests,
 * invalid-input for a day of birth to come
 */
export async function registerElder(platform: Platform, call: Call<typeof endpoint>) {
  const { clock, db, rateLimiter } = platform;
  const { body, principal } = call;
  const { personId } = principal;
  await requireChecked(platform, principal);
  requireCurrentText(body.textVersion);
  const now = clock.now();
  if (body.birth >= dayInKigali(now)) {
    throw new Problem(coreErrors['invalid-input'], {
      fields: [{ path: 'birth', code: 'future-date' }],
    });
  }
  await rateLimiter.take(`register-elder:${personId}`, registrations);
  const elderId = await inTransaction(db, async (tx) => {
    // One person's registrations queue up, so that counting them holds.
    await lockCircle(tx, personId);
    await requireRoom(tx, personId);
    const elderId = await storeElder(platform, tx, body);
    const { consentLocale, relation, witness, textVersion } = body;
    const standing = { elderId, personId, relation, permissions: [...permissions] };
    const id = newId();
    const times = { since: now, updatedAt: now };
    await insertMember(tx, { id, ...standing, decidesAs: 'manager', ...times });
    await writeConsent(platform, tx, {
      ...standing,
      action: 'granted',
      before: [],
      givenAs: 'elder',
      channel: 'oral',
      witness,
      textVersion,
      locale: consentLocale,
      recordedBy: personId,
    });
    return elderId;
  });
  await announceCircle(platform, elderId, personId);
  const elder = (await listElders(platform, principal)).find(({ id }) => id === elderId);
  if (!elder) throw new Error('the elder who was registered is not there');
  return { data: elder };
}

function storeElder(
  platform: Platform,
  tx: Db,
  body: Call<typeof endpoint>['body'],
): Promise<string> {
  const { firstName, lastName, birth, locale, phoneNumber } = body;
  const { district = null, sector = null, cell = null, village = null } = body;
  return registerManaged(platform, tx, {
    firstName,
    lastName,
    locale,
    birthdate: birth,
    phoneNumber: phoneNumber || null,
    district,
    sector,
    cell,
    village,
  });
}
