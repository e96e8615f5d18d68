import * as contract from '@hafi/contract/caregivers/caregivers.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { addPlan } from './add-plan.ts';
import { amendVisit } from './amend-visit.ts';
import { endPlan, moveVisit, skipVisit } from './change-plan.ts';
import { getRoute } from './get-route.ts';
import { listPlans } from './list-plans.ts';
import { listVisits } from './list-visits.ts';
import { logVisit } from './log-visit.ts';
import type { HealthSources } from './stop-health.ts';

/** More than this in an hour is no person. */
const limit = { max: 300, seconds: 3600 };

/** Home visits of caregivers: planning them, the route of a day, and logging them. */
export function caregiversHandlers(platform: Platform, sources: HealthSources): readonly Handler[] {
  const count = ({ personId }: Principal) =>
    platform.rateLimiter.take(`caregivers:${personId}`, limit);
  return [
    handle(contract.getCareRoute, async ({ principal, query }) => ({
      data: await getRoute(platform, principal, { day: query.day, sources }),
    })),
    handle(contract.listCarePlans, async ({ params, principal }) => ({
      data: await listPlans(platform, principal, params.id),
    })),
    handle(contract.addCarePlan, async ({ body, params, principal }) => {
      await count(principal);
      return { data: await addPlan(platform, principal, { elderId: params.id, input: body }) };
    }),
    handle(contract.skipCareVisit, async ({ body, params, principal }) => {
      await count(principal);
      const { id: elderId, planId } = params;
      await skipVisit(platform, principal, { elderId, planId, day: body.day });
      return { data: null };
    }),
    handle(contract.moveCareVisit, async ({ body, params, principal }) => {
      await count(principal);
      const { id: elderId, planId } = params;
      await moveVisit(platform, principal, { elderId, planId, ...body });
      return { data: null };
    }),
    handle(contract.endCarePlan, async ({ params, principal }) => {
      await count(principal);
      await endPlan(platform, principal, { elderId: params.id, planId: params.planId });
      return { data: null };
    }),
    handle(contract.listCareVisits, ({ params, principal, query }) =>
      listVisits(platform, principal, { elderId: params.id, ...query }),
    ),
    handle(contract.logCareVisit, async ({ body, params, principal }) => {
      await count(principal);
      return { data: await logVisit(platform, principal, { elderId: params.id, entry: body }) };
    }),
    handle(contract.amendCareVisit, async ({ body, params, principal }) => {
      await count(principal);
      const { id: elderId, visitId } = params;
      return { data: await amendVisit(platform, principal, { elderId, visitId, right: body }) };
    }),
  ];
}
