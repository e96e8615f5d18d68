import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findReachables } from '../accounts/accounts.public.ts';
import { decidersOf, membersOf } from '../circle/circle.public.ts';
import { findShares, type SubscriptionRow, updateSubscription } from './subscriptions.repo.ts';

/** The ids of the elder and of the circle, without closed accounts. */
export async function circlePeople(db: Db, elderId: string): Promise<ReadonlySet<string>> {
  const members = await membersOf(db, elderId);
  const ids = [elderId, ...members.map(({ personId }) => personId)];
  return new Set((await findReachables(db, ids)).keys());
}

/** The people whose screens show a plan: the elder, who looks after it, and who shares it. */
export async function screensOf(
  db: Db,
  { elderId, id, managerId }: Pick<SubscriptionRow, 'elderId' | 'id' | 'managerId'>,
): Promise<string[]> {
  const shares = await findShares(db, id);
  return [...new Set([elderId, managerId, ...shares.map(({ payerId }) => payerId)])];
}

/**
 * Passes a plan on whose manager is not around the elder any more: to who decides for the elder, to
 * somebody who has agreed to pay a share, or to the elder. Null when it stays where it is.
 */
export async function passOn(tx: Tx, plan: SubscriptionRow): Promise<SubscriptionRow | null> {
  const circle = await circlePeople(tx, plan.elderId);
  if (circle.has(plan.managerId)) return null;
  const shares = (await findShares(tx, plan.id)).filter(({ agreedAt }) => agreedAt !== null);
  const heirs = [...(await decidersOf(tx, plan.elderId)), ...shares.map(({ payerId }) => payerId)];
  const managerId = heirs.find((each) => circle.has(each)) ?? plan.elderId;
  if (managerId === plan.managerId) return null;
  return updateSubscription(tx, plan.id, { managerId });
}
