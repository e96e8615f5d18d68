import type { AccessSubject } from '@hafi/contract/circle/circle-terms';
import type { Principal } from '../../../platform/auth/principal.ts';
import { inTransaction, type Transactional } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ElderAccess } from '../circle.policy.ts';
import { requireAccess } from '../elder-access.ts';
import { headSeal, linkHash } from './access-chain.ts';
import { type AccessEntry, insertEntry, lockHead } from './access-log.repo.ts';

type Asks = Pick<Principal, 'personId' | 'roles'>;
/** The parts of the platform that the access log needs. */
type Logging = Pick<Platform, 'clock' | 'config'> & Transactional;

/** Records that another person viewed an elder's data. The elder's own views are not logged. */
export async function logAccess(
  platform: Logging,
  { by, elderId, personId }: ElderAccess,
  subject: AccessSubject,
): Promise<void> {
  if (by !== 'self') await writeView(platform, { actorId: personId, by, elderId, subject });
}

/** Records a view through a link that this person shared. */
export function logLinkAccess(
  platform: Logging,
  { elderId, personId }: Pick<ElderAccess, 'elderId' | 'personId'>,
  subject: AccessSubject,
): Promise<void> {
  return writeView(platform, { actorId: personId, by: 'link', elderId, subject });
}

function writeView(
  platform: Logging,
  access: Pick<AccessEntry, 'actorId' | 'by' | 'elderId' | 'subject'>,
): Promise<void> {
  return inTransaction(platform, (tx) => append(platform, tx, access));
}

/** Records, in the transaction that writes, that another person wrote into an elder's data. */
export async function logWriting(
  platform: Logging,
  tx: Tx,
  { by, elderId, personId }: ElderAccess,
  subject: AccessSubject,
): Promise<void> {
  if (by !== 'self') await append(platform, tx, { actorId: personId, by, elderId, subject });
}

async function append(
  platform: Logging,
  tx: Tx,
  access: Pick<AccessEntry, 'actorId' | 'by' | 'elderId' | 'subject'>,
): Promise<void> {
  const head = await lockHead(tx, access.elderId);
  const link = { ...access, id: newId(), seq: (head?.seq ?? 0) + 1, at: platform.clock.now() };
  const hash = linkHash(platform, head?.hash, link);
  await insertEntry(tx, { ...link, hash }, headSeal(platform, { ...link, hash }));
}

/**
 * Requires that the caller may read an elder's health, and writes the access log. Every use case
 * that returns health data starts with it.
 * @throws Problem not-found for everybody else
 */
export async function openHealth(
  platform: Logging,
  caller: Asks,
  elderId: string,
  subject: AccessSubject,
): Promise<ElderAccess> {
  const access = await requireAccess(platform, caller, elderId, 'health:read');
  await logAccess(platform, access, subject);
  return access;
}
