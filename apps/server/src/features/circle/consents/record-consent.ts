import type { recordConsent as endpoint } from '@hafi/contract/circle/consents.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayRecordConsentFor, mayRecordConsents } from '../circle.policy.ts';
import { findAccess } from '../elder-access.ts';
import { inTransaction } from '../invitations/invitations.repo.ts';
import { findMember, lockCircle, lockMember, updateMember } from '../members/members.repo.ts';
import { announceCircle, decidersOf, tellCircle } from '../tell-circle.ts';
import { requireCurrentText, uniquePermissions, writeConsent } from './write-consent.ts';

/**
 * Writes down a yes that the elder gave before a witness, and lets the member do what it names
 * beside what they may do already: it can only add. The elder and whoever decides for them are told
 * and can take it back in one step.
 * @throws Problem not-found for who may not write one down, and for whom it may not be;
 * consent-text-changed
 */
export async function recordConsent(
  platform: Platform,
  { body, params: { id: elderId }, principal }: Call<typeof endpoint>,
): Promise<void> {
  const { clock, db } = platform;
  const { channel, locale, personId, textVersion, witness } = body;
  const access = await findAccess(platform, principal, elderId);
  const own = await findMember(db, elderId, principal.personId);
  if (!access || !mayRecordConsents(access, own)) throw new Problem(coreErrors['not-found']);
  requireCurrentText(textVersion);
  await inTransaction(db, async (tx) => {
    await lockCircle(tx, elderId);
    const member = await lockMember(tx, elderId, personId);
    if (!member || !mayRecordConsentFor(access, own, member)) {
      throw new Problem(coreErrors['not-found']);
    }
    const { relation, permissions: before } = member;
    const permissions = uniquePermissions([...before, ...body.permissions]);
    await updateMember(tx, member.id, { permissions, updatedAt: clock.now() });
    await writeConsent(platform, tx, {
      elderId,
      personId,
      action: 'changed',
      relation,
      permissions,
      before,
      locale,
      givenAs: 'elder',
      channel,
      textVersion,
      witness,
      recordedBy: principal.personId,
    });
    const told = { elderId, by: principal.personId };
    await tellCircle(platform, tx, {
      ...told,
      to: await decidersOf(tx, elderId),
      news: 'witnessed',
      names: { recorder: principal.personId, person: personId },
      values: { witness },
    });
    await tellCircle(platform, tx, { ...told, to: [personId], news: 'changed' });
  });
  await announceCircle(platform, elderId, personId);
}
