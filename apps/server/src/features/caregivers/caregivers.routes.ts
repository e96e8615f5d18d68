import * as contract from '@hafi/contract/caregivers/caregivers.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { addSchedule } from './add-schedule.ts';
import { amendVisit } from './amend-visit.ts';
import { endSchedule, moveVisit, skipVisit } from './change-schedule.ts';
import { getRoute } from './get-route.ts';
import { getWeek } from './get-week.ts';
import type { HealthSources } from './health/stop-health.ts';
import { listSchedules } from './list-schedules.ts';
import { listVisits } from './list-visits.ts';
import { logVisit } from './log-visit.ts';

/** Rate limit of changes; no person needs more. */
const limit = { max: 300, seconds: 3600 };

/** Endpoints of home visits: scheduling them, the day's route, and logging them. */
export function caregiversHandlers(platform: Platform, sources: HealthSources): readonly Handler[] {
  const count = ({ personId }: Principal) =>
    platform.rateLimiter.take(`caregivers:${personId}`, limit);
  return [
    handle(contract.getCareRoute, async ({ principal, query }) => ({
      data: await getRoute(platform, principal, { day: query.day, sources }),
    })),
    handle(contract.getCareWeek, async ({ principal }) => ({
      data: await getWeek(platform, principal),
    })),
    handle(contract.listVisitSchedules, async ({ params, principal }) => ({
      data: await listSchedules(platform, principal, params.id),
    })),
    handle(contract.addVisitSchedule, async ({ body, params, principal }) => {
      await count(principal);
      return { data: await addSchedule(platform, principal, { elderId: params.id, input: body }) };
    }),
    handle(contract.skipCareVisit, async ({ body, params, principal }) => {
      await count(principal);
      const { id: elderId, scheduleId } = params;
      await skipVisit(platform, principal, { elderId, scheduleId, day: body.day });
      return { data: null };
    }),
    handle(contract.moveCareVisit, async ({ body, params, principal }) => {
      await count(principal);
      const { id: elderId, scheduleId } = params;
      await moveVisit(platform, principal, { elderId, scheduleId, ...body });
      return { data: null };
    }),
    handle(contract.endVisitSchedule, async ({ params, principal }) => {
      await count(principal);
      await endSchedule(platform, principal, { elderId: params.id, scheduleId: params.scheduleId });
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
