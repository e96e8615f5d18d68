import { dayInKigali } from '@hafi/base/kigali-time';
import type { makeClaim as endpoint } from '@hafi/contract/circle/representative.contract';
import { representativeErrors } from '@hafi/contract/circle/representative.errors';
import type { OwnClaim } from '@hafi/contract/circle/representative.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import type { ParsedInput } from '@hafi/contract/core/endpoint';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { invalidInput } from '../../../platform/http/invalid-input.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../../platform/uploads/file-answer.ts';
import { takeUpload } from '../../../platform/uploads/uploads.ts';
import { findPeople, findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { notify } from '../../notifications/notifications.public.ts';
import { claimWaiting } from '../circle.messages.ts';
import { requireMember } from '../elder-access.ts';
import { lockMember } from '../members/members.repo.ts';
import { announceCircle, decidersOf, tellCircle } from '../tell-circle.ts';
import { removeClaimFile } from './remove-claim-file.ts';
import { type ClaimRow, findLastClaim, insertClaim, updateClaim } from './representative.repo.ts';

type NewClaim = ParsedInput<typeof endpoint>['body'];

/** A claim, for the claimant and the coordinator. */
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
 * The state of the caller's claim.
 * @throws Problem not-found for anyone who is no member of the circle
 */
export async function getOwnClaim(
  platform: Platform,
  personId: string,
  elderId: string,
): Promise<OwnClaim> {
  const member = await requireMember(platform, personId, elderId);
  const claim = await findLastClaim(platform.db, elderId, personId);
  const isOpen = claim?.status === 'waiting' || member.decidesAs === 'representative';
  // A withdrawn claim is not worth showing again.
  const isShown = claim && claim.status !== 'withdrawn';
  return { claim: isShown ? showClaim(claim) : null, mayClaim: !isOpen };
}

/**
 * Claims that a court has named the caller as the elder's representative. Nothing changes until a
 * coordinator confirms it; the elder and the deciders are notified at once.
 * @throws Problem not-found for anyone who is no member, invalid-input for a day in the future,
 * upload-gone, claim-waiting, already-representative
 */
export async function makeClaim(
  platform: Platform,
  personId: string,
  { elderId, uploadId, ...decision }: { readonly elderId: string } & NewClaim,
): Promise<void> {
  await requireMember(platform, personId, elderId);
  const now = platform.clock.now();
  if (decision.decidedOn > dayInKigali(now)) {
    throw invalidInput('decidedOn', 'future-date');
  }
  await inTransaction(platform, async (tx) => {
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
    await tellCoordinators(tx, personId, now);
    await announceCircle(tx, elderId, personId);
  });
}

/** Notifies every coordinator that a claim waits. */
async function tellCoordinators(tx: Tx, claimant: string, at: Date): Promise<void> {
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  const name = (await findPeople(tx, [claimant])).get(claimant)?.name ?? '—';
  for (const personId of coordinators) {
    await notify(tx, {
      ...claimWaiting,
      by: claimant,
      personId,
      type: 'community',
      priority: 'medium',
      values: { name },
      link: links.adminRepresentatives,
      at,
    });
  }
  tx.changed(['admin', 'notifications'], coordinators);
}

/**
 * Withdraws the caller's claim and deletes its document.
 * @throws Problem not-found when none is waiting
 */
export async function withdrawClaim(
  platform: Platform,
  personId: string,
  elderId: string,
): Promise<void> {
  await requireMember(platform, personId, elderId);
  await inTransaction(platform, async (tx) => {
    await lockMember(tx, elderId, personId);
    const waiting = await findLastClaim(tx, elderId, personId);
    if (waiting?.status !== 'waiting') throw new Problem(coreErrors['not-found']);
    const changedAt = platform.clock.now();
    const changed = { status: 'withdrawn' as const, changedAt, changedBy: personId };
    await updateClaim(tx, waiting.id, changed);
    await announceCircle(tx, elderId, personId);
    await removeClaimFile(platform, tx, waiting.id);
  });
}

/**
 * The court document of the caller's own claim.
 * @throws Problem not-found for anyone who is no member, or when it is gone
 */
export async function getOwnClaimFile(
  platform: Platform,
  personId: string,
  elderId: string,
): Promise<FileAnswer> {
  await requireMember(platform, personId, elderId);
  const claim = await findLastClaim(platform.db, elderId, personId);
  if (!claim || claim.fileRemovedAt) throw new Problem(coreErrors['not-found']);
  return readFileOf(platform.files, { ...claim, title: claim.decisionNumber });
}
