import { Problem } from '@hafi/contract/core/problem';
import { vettingErrors as errors } from '@hafi/contract/vetting/vetting.errors';
import { type VettedRole, vettedRoleOf } from '@hafi/contract/vetting/vetting-terms';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, markUnchecked } from '../accounts/accounts.public.ts';
import { setPracticeVerified } from '../doctors/doctors.public.ts';
import { decide, decidedFrom, fallsWith, lockFor } from './decide-vetting.ts';
import { expectAgreed, type Fallen, type PromiseSource } from './promises/read-promises.ts';
import {
  findVettingOf,
  lockVettingOf,
  lockVettingsOf,
  noMarks,
  updateVetting,
  type VettingRow,
} from './vetting.repo.ts';

/** Badges by their ids, and the check of a person in their role behind them. */
const byBadge = (one: VettingRow, two: VettingRow): number =>
  (one.badgeId ?? 'x').localeCompare(two.badgeId ?? 'x');

/** What a coordinator does to somebody in a transaction that is another's. */
interface ActOn {
  readonly by: string;
  readonly personId: string;
  readonly text: string;
  readonly promises: readonly PromiseSource[];
  readonly agreed: string | undefined;
}

/**
 * Ends somebody's confirmation, badges and promises because their account is suspended; nothing where
 * there are none.
 * @throws Problem vetting-over when a badge ends meanwhile, promises-changed
 */
export async function endConfirmation(platform: Platform, tx: Tx, act: ActOn): Promise<void> {
  const { agreed, by, personId, promises, text } = act;
  const ended = (await lockVettingsOf(tx, personId)).filter(({ state }) =>
    decidedFrom.ended.includes(state),
  );
  // In the order of the locks.
  for (const row of ended.toSorted(byBadge)) {
    const decision = { by, id: row.id, text, promises, agreed };
    const fallen = await fallsWith(platform, tx, { decision, outcome: 'ended', row });
    await decide(platform, tx, { decision, fallen, outcome: 'ended', row });
  }
  // Families may have chosen them though nobody had confirmed them.
  if (ended.some(({ badgeId }) => badgeId === null)) return;
  const roles = (await findPeople(tx, [personId])).get(personId)?.roles ?? [];
  const before = vettedRoleOf(roles);
  if (before === null) return;
  // Who was confirmed before papers were kept has no papers to end.
  await markUnchecked(tx, personId);
  await setPracticeVerified(tx, personId, null);
  await leavePromises(platform, tx, { ...act, before });
}

/**
 * Ends what somebody has promised in a role in which no confirmation stands, because they lose the
 * role or the account. With `role`, what is known of the role before is not carried over to this one.
 * @throws Problem promises-changed
 */
export async function leavePromises(
  platform: Platform,
  tx: Tx,
  {
    agreed,
    before,
    personId,
    promises,
    role,
  }: Pick<ActOn, 'agreed' | 'personId' | 'promises'> & {
    readonly before: VettedRole | null;
    readonly role?: VettedRole | null;
  },
): Promise<Fallen> {
  const at = platform.clock.now();
  const fallen = await expectAgreed(tx, promises, { personId, now: at, agreed });
  const known = await findVettingOf(tx, personId);
  const kept = role ?? known?.role ?? before;
  const falls = Object.values(fallen).some((count) => count > 0);
  if (!kept || !(known || falls)) return fallen;
  const { id } = await lockVettingOf(tx, { personId, role: kept, at });
  const fresh = { licenceNumber: null, licenceUntil: null, checkedUntil: null, sentAt: null };
  await updateVetting(tx, id, {
    ...(role === undefined
      ? {}
      : { ...noMarks, ...fresh, role: kept, state: 'open' as const, changedAt: at }),
    ...(falls ? { promisesDueAt: at } : {}),
  });
  return fallen;
}

/**
 * Ends the confirmation of a person in their role, with a reason.
 * @throws Problem vetting-over unless one stands, promises-changed, not-allowed about oneself
 */
export async function endConfirmationOf(
  platform: Platform,
  { personId, ...act }: ActOn,
): Promise<void> {
  await inTransaction(platform, async (tx) => {
    const known = await findVettingOf(tx, personId);
    if (!known) throw new Problem(errors['vetting-over']);
    const decision = { ...act, id: known.id };
    const row = await lockFor(tx, decision, 'ended');
    const fallen = await fallsWith(platform, tx, { decision, outcome: 'ended', row });
    await decide(platform, tx, { decision, fallen, outcome: 'ended', row });
  });
}
