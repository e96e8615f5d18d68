import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import * as oversight from '@hafi/contract/plans/plan-oversight.contract';
import * as contract from '@hafi/contract/plans/subscriptions.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import { findAccess } from '../circle/circle.public.ts';
import { changePlan } from './change-plan.ts';
import { cancelPlan, keepPlan, pausePlan, resumePlan } from './end-plan.ts';
import { openGatesOf } from './entitlements.ts';
import type { PlanWork } from './plan-work.ts';
import { readPlansOf } from './read-plans-of.ts';
import { answerShare, askShare, endShare } from './share-plan.ts';
import { showPlan } from './show-plan.ts';
import { startPlan } from './start-plan.ts';

/** Each change may tell others, so they are rate-limited per hour. */
const changes = { max: 60, seconds: 3600 };

/** Endpoints of care plans. */
export function plansHandlers(work: PlanWork): Handler[] {
  const { platform } = work;
  const take = (personId: string) => platform.rateLimiter.take(`plans:${personId}`, changes);
  return [
    handle(oversight.readPlansOf, async ({ params, principal }) => ({
      data: await readPlansOf(platform, { actorId: principal.personId, id: params.id }),
    })),
    handle(contract.getElderPlan, async ({ params, principal }) => ({
      data: await showPlan(platform, principal, params.id),
    })),
    handle(contract.getOpenGates, async ({ params, principal }) => {
      if (!(await findAccess(platform, principal, params.id))) {
        throw new Problem(coreErrors['not-found']);
      }
      return { data: await openGatesOf(platform.db, params.id) };
    }),
    handle(contract.startPlan, async ({ body, params, principal }) => {
      await take(principal.personId);
      return { data: await startPlan(work, principal, params.id, body) };
    }),
    handle(contract.changePlan, async ({ body, params, principal }) => {
      await take(principal.personId);
      return { data: await changePlan(work, principal, params.id, body) };
    }),
    handle(contract.cancelPlan, async ({ params, principal }) => {
      await take(principal.personId);
      return { data: await cancelPlan(work, principal, params.id) };
    }),
    handle(contract.keepPlan, async ({ params, principal }) => {
      await take(principal.personId);
      return { data: await keepPlan(work, principal, params.id) };
    }),
    handle(contract.pausePlan, async ({ body, params, principal }) => {
      await take(principal.personId);
      return { data: await pausePlan(work, principal, params.id, body) };
    }),
    handle(contract.resumePlan, async ({ params, principal }) => {
      await take(principal.personId);
      return { data: await resumePlan(work, principal, params.id) };
    }),
    handle(contract.askShare, async ({ body, params, principal }) => {
      await take(principal.personId);
      return { data: await askShare(work, principal, params.id, body) };
    }),
    handle(contract.answerShare, async ({ body, params, principal }) => {
      await take(principal.personId);
      return { data: await answerShare(work, principal, params.id, body) };
    }),
    handle(contract.endShare, async ({ params, principal }) => {
      await take(principal.personId);
      return { data: await endShare(work, principal, params.id, params.personId) };
    }),
  ];
}
