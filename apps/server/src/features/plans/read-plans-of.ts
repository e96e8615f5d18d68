import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { PlanRead } from '@hafi/contract/plans/plan-oversight.contract';
import { recordAudit } from '../../platform/audit/audit.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { findOpenInvoices, findParts } from './invoices.repo.ts';
import { ofShare } from './show-plan.ts';
import { findPlansOfCircle, findShares, type SubscriptionRow } from './subscriptions.repo.ts';

/**
 * The care plans that a person has, looks after or shares, for a coordinator; the audit log keeps who
 * read them.
 * @throws Problem not-found when there is no such account
 */
export async function readPlansOf(
  platform: Platform,
  { actorId, id }: { readonly actorId: string; readonly id: string },
): Promise<PlanRead[]> {
  const { clock, db } = platform;
  if (!(await findPeople(db, [id])).has(id)) throw new Problem(coreErrors['not-found']);
  await inTransaction(platform, (tx) =>
    recordAudit(tx, { actorId, action: 'plan.read', subjectId: id, at: clock.now() }),
  );
  const plans = await findPlansOfCircle(db, id);
  const shown: PlanRead[] = [];
  for (const plan of plans.toReversed()) shown.push(await present(platform, plan));
  return shown;
}

async function present({ db }: Platform, row: SubscriptionRow): Promise<PlanRead> {
  const { cancels, cycle, elderId, endsOn, id, managerId, payBefore, plan, startsOn, status } = row;
  const shares = await findShares(db, id);
  const open = await findOpenInvoices(db, id);
  const parts = await findParts(
    db,
    open.map((invoice) => invoice.id),
  );
  const cards = await findPeople(db, [elderId, managerId, ...shares.map((one) => one.payerId)]);
  const named = (personId: string) => ({ id: personId, name: cards.get(personId)?.name ?? '' });
  const due = parts.filter(({ state }) => state === 'due' || state === 'pending');
  return {
    id,
    elder: named(elderId),
    manager: named(managerId),
    shares: shares.map((share) => ofShare(share, named)),
    plan,
    cycle,
    status,
    startsOn,
    endsOn,
    payBefore,
    cancels,
    owed: due.reduce((sum, { amount }) => sum + amount, 0),
  };
}
