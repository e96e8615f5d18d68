import { Problem } from '@hafi/contract/core/problem';
import { opens, type PlanGate, planGates } from '@hafi/contract/plans/entitlements';
import { plansErrors } from '@hafi/contract/plans/plans.errors';
import type { Db } from '../../platform/db/database.ts';
import { membershipsOf } from '../circle/circle.public.ts';
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

/**
 * Requires that the plan of an elder opens a convenience.
 * @throws Problem needs-plan
 */
export async function requireGate(db: Db, elderId: string, gate: PlanGate): Promise<void> {
  if (!(await openGatesOf(db, elderId)).includes(gate)) {
    throw new Problem(plansErrors['needs-plan']);
  }
}

/**
 * Requires that a plan opens a convenience of a person: their own, or that of an elder in whose
 * circle they are.
 * @throws Problem needs-plan
 */
export async function requireGateOf(db: Db, personId: string, gate: PlanGate): Promise<void> {
  const elders = (await membershipsOf(db, personId)).map(({ elderId }) => elderId);
  const plans = await findLivePlansOf(db, [personId, ...elders]);
  if (!plans.some((row) => isOpening(row) && opens(row.plan, gate))) {
    throw new Problem(plansErrors['needs-plan']);
  }
}
