import { permissions as allPermissions } from '@hafi/contract/circle/circle-terms';
import { representativeErrors } from '@hafi/contract/circle/representative.errors';
import type { ClaimStatus, ClaimToCheck } from '@hafi/contract/circle/representative.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit, recordAuditOnce } from '../../../platform/audit/audit.ts';
import type { Caller } from '../../../platform/auth/principal.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { lock } from '../../../platform/db/locks.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FileAnswer, readFileOf } from '../../../platform/uploads/file-answer.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { writeGrant } from '../consents/write-grant.ts';
import { withdrawSentBy } from '../invitations/invitations.repo.ts';
import type { CirclePlatform } from '../let-go.ts';
import { forgetNotices } from '../members/forget-notices.ts';
import { findMembers, lockMember, type MemberRow, updateMember } from '../members/members.repo.ts';
import { announceCircle, tellCircle } from '../tell-circle.ts';
import { showClaim } from './claim-representation.ts';
import { removeClaimFile } from './remove-claim-file.ts';
import {
  type ClaimRow,
  findClaim,
  findClaimsBy,
  lockClaim,
  updateClaim,
} from './representative.repo.ts';

/** The claims for coordinators: waiting ones, oldest first, then confirmed ones. */
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
 * The court document, for a coordinator; reading it is recorded in the audit log.
 * @throws Problem not-found unless the claim is waiting or confirmed
 */
export async function getClaimFile(
  platform: Platform,
  actorId: string,
  claimId: string,
): Promise<FileAnswer> {
  const claim = await findClaim(platform.db, claimId);
  const isThere = claim?.status === 'waiting' || claim?.status === 'confirmed';
  if (!claim || !isThere) throw new Problem(coreErrors['not-found']);
  const at = platform.clock.now();
  const action = 'representation.read';
  const event = { actorId, action, subjectId: claim.id, at } as const;
  await inTransaction(platform, (tx) => recordAuditOnce(tx, event));
  return readFileOf(platform.files, { ...claim, title: claim.decisionNumber });
}

/** The claim that ends, and why. */
type Ended = Pick<Decided, 'id' | 'reason'>;

/** A coordinator's decision about a claim, and its reason. */
interface Decided {
  readonly id: string;
  readonly from: ClaimStatus;
  readonly to: Exclude<ClaimStatus, 'waiting' | 'withdrawn'>;
  readonly reason: string | null;
}

/**
 * Decides about a claim, with the circle, the claimant's membership and the claim locked.
 * @throws Problem not-found unless the claim has the expected status
 */
async function change(
  { clock }: Platform,
  tx: Tx,
  actorId: string,
  { from, id, reason, to }: Decided,
): Promise<{ claim: ClaimRow; member: MemberRow | undefined }> {
  const known = await findClaim(tx, id);
  if (!known) throw new Problem(coreErrors['not-found']);
  await lock(tx, 'circle', known.elderId);
  const member = await lockMember(tx, known.elderId, known.personId);
  const claim = await lockClaim(tx, known);
  if (claim?.status !== from) throw new Problem(coreErrors['not-found']);
  const at = clock.now();
  await updateClaim(tx, id, { status: to, reason, changedAt: at, changedBy: actorId });
  await recordAudit(tx, { actorId, action: `representation.${to}`, subjectId: id, at });
  return { claim, member };
}

/** Everybody in a circle, including the elder. */
async function everybody(tx: Tx, elderId: string): Promise<string[]> {
  const members = await findMembers(tx, elderId);
  return [elderId, ...members.map(({ personId }) => personId)];
}

/**
 * Makes the claimant the elder's legal representative, who decides from now on.
 * @throws Problem not-found unless the claim is waiting, claimant-left
 */
export async function confirmClaim(
  platform: Platform,
  { locale, personId: by }: Caller,
  id: string,
): Promise<void> {
  const decided = { id, from: 'waiting', to: 'confirmed', reason: null } as const;
  await inTransaction(platform, async (tx) => {
    const { claim, member } = await change(platform, tx, by, decided);
    if (!member) throw new Problem(representativeErrors['claimant-left']);
    const updatedAt = platform.clock.now();
    await updateClaim(tx, claim.id, { decidedAs: member.decidesAs });
    await updateMember(tx, member.id, { decidesAs: 'representative', updatedAt });
    const { decidesAs: decidedAs, elderId, permissions: before, personId, relation } = member;
    await writeGrant(platform, tx, {
      elderId,
      personId,
      relation,
      before,
      decidedAs,
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
    await announceCircle(tx, elderId, personId);
  });
}

/**
 * Refuses a claim, with a reason that the claimant reads; deletes its document.
 * @throws Problem not-found unless the claim is waiting
 */
export async function refuseClaim(
  platform: Platform,
  by: string,
  { id, reason }: Ended,
): Promise<void> {
  const decided = { id, from: 'waiting', to: 'refused', reason } as const;
  await inTransaction(platform, async (tx) => {
    const { claim } = await change(platform, tx, by, decided);
    const { elderId, personId } = claim;
    await tellCircle(platform, tx, { elderId, to: [personId], by, news: 'claimRefused' });
    await announceCircle(tx, elderId, personId);
    await removeClaimFile(platform, tx, id);
  });
}

/**
 * Ends a representation; the member stays in the circle as before it, and the court's document is
 * deleted: its court, number and day stay, and the audit log says who had checked it.
 * @throws Problem not-found unless the claim was confirmed
 */
export async function endRepresentation(
  platform: CirclePlatform,
  { locale, personId: by }: Caller,
  { id, reason }: Ended,
): Promise<void> {
  const decided = { id, from: 'confirmed', to: 'ended', reason } as const;
  await inTransaction(platform, async (tx) => {
    const { claim, member } = await change(platform, tx, by, decided);
    await announceCircle(tx, claim.elderId, claim.personId);
    await removeClaimFile(platform, tx, id);
    if (member?.decidesAs !== 'representative') return;
    const { elderId, permissions, personId, relation } = member;
    const updatedAt = platform.clock.now();
    await updateMember(tx, member.id, { decidesAs: claim.decidedAs, updatedAt });
    if (claim.decidedAs === null) {
      await withdrawSentBy(tx, elderId, personId, updatedAt);
      const before = allPermissions;
      await forgetNotices(platform, tx, { elderId, personId, before, after: permissions });
    }
    await writeGrant(platform, tx, {
      elderId,
      personId,
      relation,
      permissions,
      action: 'withdrawn',
      givenAs: 'court',
      before: allPermissions,
      decidedAs: member.decidesAs,
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
  });
}
