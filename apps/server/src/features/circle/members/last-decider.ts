import { circleErrors } from '@hafi/contract/circle/circle.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Db } from '../../../platform/db/database.ts';
import { findReachable } from '../../accounts/accounts.public.ts';
import { findMembers, type MemberRow } from './members.repo.ts';

/**
 * Refuses that the last person who decides for an elder goes, while the elder cannot sign in. A
 * number that was never proved lets nobody in. Callers hold the lock of the circle when they act on
 * it.
 * @throws Problem last-decider
 */
export async function refuseLastDecider(
  db: Db,
  { decidesAs, elderId, personId }: Pick<MemberRow, 'decidesAs' | 'elderId' | 'personId'>,
): Promise<void> {
  if (decidesAs === null) return;
  const elder = await findReachable(db, elderId);
  if (elder?.email || (elder?.phoneNumber && elder.phoneProved)) return;
  const members = await findMembers(db, elderId);
  const others = members.filter((each) => each.decidesAs && each.personId !== personId);
  if (others.length === 0) throw new Problem(circleErrors['last-decider']);
}
