import type { PlanProps } from './plan-props.ts';

/** What stands behind the rows of a plan, in their order. */
export const planPartNames = ['about', 'shares', 'change', 'payments'] as const;
export type PlanPartName = (typeof planPartNames)[number];

export const isPlanPart = (name: string | null): name is PlanPartName =>
  planPartNames.some((each) => each === name);

/** The changes to another plan or cycle that are possible. */
export const changesOf = ({ answer, plan: { next } }: PlanProps) =>
  answer.offers.filter((offer) => offer.plan !== next.plan || offer.cycle !== next.cycle);

/** Whether there is something for the reader behind a row. */
export function hasPart(name: PlanPartName, props: PlanProps): boolean {
  const { answer, plan } = props;
  if (name === 'payments') return plan.invoices.length > 0;
  if (plan.status === 'ended') return false;
  if (name === 'about') return true;
  if (name === 'change') return changesOf(props).length > 0;
  return answer.can.manage || plan.shares.length > 0;
}
