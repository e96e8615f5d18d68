import * as z from 'zod/mini';
import { dataOf, endpoint } from '../core/endpoint.ts';
import { anyDay, id, rwf } from '../core/fields.ts';
import { billingCycles, carePlanIds } from './plans.ts';
import { planPerson, planShare, subscriptionStatuses } from './subscription.schemas.ts';

/** What a coordinator sees of a care plan: who has and pays it, and how it stands. */
const planRead = z.object({
  id,
  elder: planPerson,
  manager: planPerson,
  shares: z.array(planShare),
  plan: z.enum(carePlanIds),
  cycle: z.enum(billingCycles),
  status: z.enum(subscriptionStatuses),
  startsOn: anyDay,
  /** The first day after the period, or after the pause. */
  endsOn: anyDay,
  /** The day on which it ends unless it is paid before. */
  payBefore: z.nullable(anyDay),
  cancels: z.boolean(),
  /** What is asked for now and not paid. */
  owed: rwf,
});
export type PlanRead = z.output<typeof planRead>;

export const readPlansOf = endpoint({
  method: 'GET',
  path: '/api/admin/people/:id/plans',
  access: ['ADMIN'],
  topics: ['payments'],
  summary:
    'The care plans that a person has, looks after or shares, the newest first. Reading is audited.',
  params: z.object({ id }),
  output: dataOf(z.array(planRead)),
});
