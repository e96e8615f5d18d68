import { permissions as allPermissions } from '@hafi/contract/circle/circle-terms';
import type * as contract from '@hafi/contract/circle/representative.contract';
import { representativeErrors } from '@hafi/contract/circle/representative.errors';
import type { ClaimStatus, ClaimToCheck } from '@hafi/contract/circle/representative.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit, recordAuditOnce } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../../platform/uploads/file-answer.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { writeConsent } from '../consents/write-consent.ts';
import { findMembers, lockCircle, lockMember, updateMember } from '../members/members.repo.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { showClaim } from './claim-representation.ts';
import { removeClaimFile } from './remove-claim-file.ts';
import {
  type ClaimRow,
  findClaim,
  findClaimsBy,
  inTransaction,
  lockClaim,
  updateClaim,
} from './representative.repo.ts';

/** Claims for a coordinator: those that wait, the oldest first, then those that hold. */
export async function listClaims({ db }: Platform): Promise<ClaimToCheck[]> {
  const rows = [
    ...(await findClaimsBy(db, ['waiting'])),
    ...(await findClaimsBy(db, ['confirmed'])),
  ];
  const ids = rows.flatMap(({ elderId, personId }) => [elderId, personId]);
  const people = await findPeople(db, [...new Set(ids)]);
  return rows.map((row) => ({
    ...showClaim(row),
    id: row.id,
    elder: people.get(row.elderId)?.name ?? '',
    claimant: people.get(row.personId)?.name ?? '',
  }));
}

/**
 * The court's document, for a coordinator; that it was read is written down.
 * @throws Problem not-found unless the claim waits or holds
 */
export async function getClaimFile(
  { clock, db, files }: Platform,
  { params, principal }: Call<typeof contract.getClaimFile>,
): Promise<FileAnswer> {
  const claim = await findClaim(db, params.id);
  const isThere = claim?.status === 'waiting' || claim?.status === 'confirmed';
  if (!claim || !isThere) throw new Problem(coreErrors['not-found']);
  await recordAuditOnce(db, {
    actorId: principal.personId,
    action: 'representation.read',
    subjectId: claim.id,
    at: clock.now(),
  });
  return readFileOf(files, { ...claim, title: claim.decisionNumber });
}

/** Who decides, in which language their page is, and why. */
type Decided = Pick<Call<typeof contract.refuseClaim>, 'locale' | 'principal'> & {
  readonly from: ClaimStatus;
  readonly to: ClaimStatus;
  readonly reason: string | null;
};

/** @throws Problem not-found unless the claim stands as it must */
async function change(
  { clock }: Platform,
  tx: Db,
  id: string,
  { from, principal, reason, to }: Decided,
): Promise<ClaimRow> {
  const claim = await lockClaim(tx, id);
  if (claim?.status !== from) throw new Problem(coreErrors['not-found']);
  const at = clock.now();
  const actorId = principal.personId;
  await updateClaim(tx, id, { status: to, reason, changedAt: at, changedBy: actorId });
  await recordAudit(tx, { actorId, action: `representation.${to}`, subjectId: id, at });
  return claim;
}

/** Everybody of a circle, the elder too. */
async function everybody(tx: Db, elderId: string): Promise<string[]> {
  const members = await findMembers(tx, elderId);
  return [elderId, ...members.map(({ personId }) => personId)];
}

/**
 * Makes the claimant the elder's legal representative: they decide from now on.
 * @throws Problem not-found unless the claim waits, claimant-left
 */
export async function confirmClaim(
  platform: Platform,
  { locale, params, principal }: Call<typeof contract.confirmClaim>,
): Promise<void> {
  const decided = { from: 'waiting', to: 'confirmed', reason: null, locale, principal } as const;
  const by = principal.personId;
  const { elderId, personId } = await inTransaction(platform.db, async (tx) => {
    const claim = await change(platform, tx, params.id, decided);
    await lockCircle(tx, claim.elderId);
    const member = await lockMember(tx, claim.elderId, claim.personId);
    if (!member) throw new Problem(representativeErrors['claimant-left']);
    const updatedAt = platform.clock.now();
    await updateClaim(tx, claim.id, { decidedAs: member.decidesAs });
    await updateMember(tx, member.id, { decidesAs: 'representative', updatedAt });
    const { elderId, permissions: before, personId, relation } = member;
    await writeConsent(platform, tx, {
      elderId,
      personId,
      relation,
      before,
      action: 'granted',
      givenAs: 'court',
      permissions: [...allPermissions],
      locale,
      recordedBy: by,
    });
    await tellCircle(platform, tx, {
      elderId,
      to: await everybody(tx, elderId),
      by,
      news: 'represented',
      names: { person: personId },
    });
    return claim;
  });
  await announceCircle(platform, elderId, personId);
}

/**
 * Refuses a claim with a reason, which the claimant reads; its document is deleted.
 * @throws Problem not-found unless the claim waits
 */
export async function refuseClaim(
  platform: Platform,
  { body, locale, params, principal }: Call<typeof contract.refuseClaim>,
): Promise<void> {
  const decided = { from: 'waiting', to: 'refused', ...body, locale, principal } as const;
  const { elderId, personId } = await inTransaction(platform.db, async (tx) => {
    const claim = await change(platform, tx, params.id, decided);
    await tellCircle(platform, tx, {
      elderId: claim.elderId,
      to: [claim.personId],
      by: principal.personId,
      news: 'claimRefused',
    });
    return claim;
  });
  await removeClaimFile(platform, params.id);
  await announceCircle(platform, elderId, personId);
}

/**
 * Ends a representation: its member stays in the circle as they were before it.
 * @throws Problem not-found unless the claim was confirmed
 */
export async function endRepresentation(
  platform: Platform,
  { body, locale, params, principal }: Call<typeof contract.endRepresentation>,
): Promise<void> {
  const decided = { from: 'confirmed', to: 'ended', ...body, locale, principal } as const;
  const by = principal.personId;
  const { elderId, personId } = await inTransaction(platform.db, async (tx) => {
    const claim = await change(platform, tx, params.id, decided);
    await lockCircle(tx, claim.elderId);
    const member = await lockMember(tx, claim.elderId, claim.personId);
    if (member?.decidesAs !== 'representative') return claim;
    const { elderId, permissions, personId, relation } = member;
    const updatedAt = platform.clock.now();
    await updateMember(tx, member.id, { decidesAs: claim.decidedAs, updatedAt });
    await writeConsent(platform, tx, {
      elderId,
      personId,
      relation,
      permissions,
      action: 'withdrawn',
      givenAs: 'court',
      before: allPermissions,
      locale,
      recordedBy: by,
    });
    await tellCircle(platform, tx, {
      elderId,
      to: await everybody(tx, elderId),
      by,
      news: 'representationEnded',
      names: { person: personId },
    });
    return claim;
  });
  await announceCircle(platform, elderId, personId);
}
