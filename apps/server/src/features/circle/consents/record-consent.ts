import { circleErrors } from '@hafi/contract/circle/circle.errors';
import { witnessable } from '@hafi/contract/circle/circle-terms';
import type { recordConsent as endpoint } from '@hafi/contract/circle/consents.contract';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { mayRecordConsentFor, mayRecordConsents } from '../circle.policy.ts';
import { findAccess } from '../elder-access.ts';
import { findMember, lockMember, updateMember } from '../members/members.repo.ts';
import { announceCircle, decidersOf, tellCircle } from '../tell-circle.ts';
import { confirmToGive } from './confirm-to-give.ts';
import { requireCurrentText, uniquePermissions } from './write-consent.ts';
import { writeGrant } from './write-grant.ts';

type Recorded = ParsedInput<typeof endpoint>['body'];

/**
 * Records consent that the elder gave before a witness, and adds the permissions to the member's;
 * it can only add, and only what {@link witnessable} says. The elder and whoever decides for them are notified and can undo it in one step.
 * @throws Problem not-found for anyone who may not record it or for whom it may not be recorded;
 * confirm-first, consent-text-changed, beyond-own-rights for what the recorder may not pass on
 */
export async function recordConsent(
  platform: Platform,
  caller: Principal,
  { body, elderId }: { readonly elderId: string; readonly body: Recorded },
): Promise<void> {
  const { channel, locale, personId, textVersion, witness, witnessContact } = body;
  const access = await findAccess(platform, caller, elderId);
  const own = await findMember(platform.db, elderId, caller.personId);
  if (!access || !mayRecordConsents(access, own)) throw new Problem(coreErrors['not-found']);
  await confirmToGive(platform, caller, body.permissions);
  requireCurrentText(textVersion);
  await inTransaction(platform, async (tx) => {
    await lock(tx, 'circle', elderId);
    const member = await lockMember(tx, elderId, personId);
    if (!member || !mayRecordConsentFor(access, own, member)) {
      throw new Problem(coreErrors['not-found']);
    }
    // Asked again here: two helpers must not lift each other while their own rights are taken away.
    const recorder = await findMember(tx, elderId, caller.personId);
    const granted = witnessable(recorder?.permissions ?? [], recorder?.decidesAs ?? null);
    if (!mayRecordConsents(access, recorder)) throw new Problem(coreErrors['not-found']);
    if (!body.permissions.every((permission) => granted.includes(permission))) {
      throw new Problem(circleErrors['beyond-own-rights']);
    }
    const { relation, permissions: before } = member;
    const permissions = uniquePermissions([...before, ...body.permissions]);
    await updateMember(tx, member.id, { permissions, updatedAt: platform.clock.now() });
    await writeGrant(platform, tx, {
      elderId,
      personId,
      action: 'changed',
      relation,
      permissions,
      before,
      decidedAs: member.decidesAs,
      locale,
      givenAs: 'elder',
      channel,
      textVersion,
      witness,
      witnessContact,
      readBy: caller.personId,
      recordedBy: caller.personId,
    });
    const news = { elderId, by: caller.personId };
    await tellCircle(platform, tx, {
      ...news,
      to: await decidersOf(tx, elderId),
      news: 'witnessed',
      names: { recorder: caller.personId, person: personId },
      values: { witness },
    });
    await tellCircle(platform, tx, { ...news, to: [personId], news: 'changed' });
    await announceCircle(tx, elderId, personId);
  });
}
