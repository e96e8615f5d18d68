import { dayInKigali } from '@hafi/base/kigali-time';
import type * as contract from '@hafi/contract/circle/representative.contract';
import { representativeErrors } from '@hafi/contract/circle/representative.errors';
import type { OwnClaim } from '@hafi/contract/circle/representative.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../../platform/uploads/file-answer.ts';
import { takeUpload } from '../../../platform/uploads/uploads.ts';
import { findMember, lockMember, type MemberRow } from '../members/members.repo.ts';
import { announceCircle, decidersOf, tellCircle } from '../tell-circle.ts';
import { removeClaimFile } from './remove-claim-file.ts';
import {
  type ClaimRow,
  findLastClaim,
  insertClaim,
  inTransaction,
  updateClaim,
} from './representative.repo.ts';

/** @throws Problem not-found for everybody but a member of the elder's circle */
async function requireMember(
  { db }: Platform,
  { personId }: Principal,
  elderId: string,
): Promise<MemberRow> {
  const member = await findMember(db, elderId, personId);
  if (!member) throw new Problem(coreErrors['not-found']);
  return member;
}

/** A claim as the claimant and the coordinator see it. */
export const showClaim = (row: ClaimRow) => ({
  court: row.court,
  decisionNumber: row.decisionNumber,
  decidedOn: row.decidedOn,
  status: row.status,
  mediaType: row.mediaType,
  reason: row.reason,
  sentAt: row.sentAt.toISOString(),
});

/**
 * How the caller's claim stands.
 * @throws Problem not-found for who is no member of the circle
 */
export async function getOwnClaim(
  platform: Platform,
  { params, principal }: Call<typeof contract.getOwnClaim>,
): Promise<OwnClaim> {
  const member = await requireMember(platform, principal, params.id);
  const claim = await findLastClaim(platform.db, params.id, principal.personId);
  const isOpen = claim?.status === 'waiting' || member.decidesAs === 'representative';
  // What was taken back or is over is nothing that one would read again.
  const isShown = claim && claim.status !== 'withdrawn';
  return { claim: isShown ? showClaim(claim) : null, mayClaim: !isOpen };
}

/**
 * Claims that a court has named the caller as the elder's representative. Nothing changes before a
 * coordinator has confirmed it; the elder and who decides are told at once.
 * @throws Problem not-found for who is no member, invalid-input for a day to come, upload-gone,
 * claim-waiting, already-representative
 */
export async function makeClaim(
  platform: Platform,
  { body, params, principal }: Call<typeof contract.makeClaim>,
): Promise<void> {
  const { clock, db } = platform;
  const { personId } = principal;
  const elderId = params.id;
  await requireMember(platform, principal, elderId);
  const now = clock.now();
  const { uploadId, ...decision } = body;
  if (decision.decidedOn > dayInKigali(now)) {
    const fields = [{ path: 'decidedOn', code: 'future-date' }];
    throw new Problem(coreErrors['invalid-input'], { fields });
  }
  await inTransaction(db, async (tx) => {
    const member = await lockMember(tx, elderId, personId);
    if (!member) throw new Problem(coreErrors['not-found']);
    if (member.decidesAs === 'representative') {
      throw new Problem(representativeErrors['already-representative']);
    }
    const earlier = await findLastClaim(tx, elderId, personId);
    if (earlier?.status === 'waiting') throw new Problem(representativeErrors['claim-waiting']);
    const file = await takeUpload(tx, personId, uploadId);
    const sent = { sentAt: now, changedAt: now, changedBy: personId, status: 'waiting' as const };
    await insertClaim(tx, { ...file, ...decision, ...sent, elderId, personId });
    await tellCircle(platform, tx, {
      elderId,
      to: await decidersOf(tx, elderId),
      by: personId,
      news: 'claimed',
      names: { person: personId },
    });
  });
  await announceCircle(platform, elderId, personId);
}

/**
 * Takes the caller's claim back; its document is deleted.
 * @throws Problem not-found when none waits
 */
export async function withdrawClaim(
  platform: Platform,
  { params, principal }: Call<typeof contract.withdrawClaim>,
): Promise<void> {
  const { clock, db } = platform;
  const { personId } = principal;
  await requireMember(platform, principal, params.id);
  const claim = await inTransaction(db, async (tx) => {
    await lockMember(tx, params.id, personId);
    const waiting = await findLastClaim(tx, params.id, personId);
    if (waiting?.status !== 'waiting') throw new Problem(coreErrors['not-found']);
    const changed = { status: 'withdrawn' as const, changedAt: clock.now(), changedBy: personId };
    await updateClaim(tx, waiting.id, changed);
    return waiting;
  });
  await removeClaimFile(platform, claim.id);
  await announceCircle(platform, params.id, personId);
}

/**
 * The court's document of the caller's own claim.
 * @throws Problem not-found for who is no member, or when it is gone
 */
export async function getOwnClaimFile(
  platform: Platform,
  { params, principal }: Call<typeof contract.getOwnClaimFile>,
): Promise<FileAnswer> {
  await requireMember(platform, principal, params.id);
  const claim = await findLastClaim(platform.db, params.id, principal.personId);
  if (!claim || claim.fileRemovedAt) throw new Problem(coreErrors['not-found']);
  return readFileOf(platform.files, { ...claim, title: claim.decisionNumber });
}
