import { opens, type PlanGate, planGates } from '@hafi/contract/plans/entitlements';
import type { Db } from '../../platform/db/database.ts';
import { findLivePlansOf } from './subscriptions.repo.ts';

/** What the plan of an elder opens now, for everybody who deals with the elder. */
export async function openGatesOf(db: Db, elderId: string): Promise<PlanGate[]> {
  const [row] = await findLivePlansOf(db, [elderId]);
  const plan = row && isOpening(row) ? row.plan : null;
  return planGates.filter((gate) => opens(plan, gate));
}

/** A plan opens while it is free, paid, or waited for after a period. */
const isOpening = ({ status }: { readonly status: string }): boolean =>
  status === 'trial' || status === 'active' || status === 'grace';
