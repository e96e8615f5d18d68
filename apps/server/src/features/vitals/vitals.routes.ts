import * as contract from '@hafi/contract/vitals/vitals.contract';
import { callerOf, type Principal } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { addVital } from './add-vital.ts';
import { getLatest } from './latest-vitals.ts';
import { listVitals } from './list-vitals.ts';
import { changeOxygenScale } from './oxygen-scale/change-oxygen-scale.ts';
import { getReport } from './vitals-report.ts';
import { correctVital, removeVital } from './withdraw-vital.ts';

/** Rate limit, high enough for readings that waited offline for weeks and arrive at once. */
const writing = { max: 1000, seconds: 3600 };

/** Endpoints for readings of vitals. */
export function vitalsHandlers(platform: Platform): readonly Handler[] {
  const limit = ({ personId }: Principal) =>
    platform.rateLimiter.take(`vitals:${personId}`, writing);
  return [
    handle(contract.addVital, async (call) => {
      await limit(call.principal);
      return { data: await addVital(platform, callerOf(call), call.params.id, call.body) };
    }),
    handle(contract.listVitals, (call) =>
      listVitals(platform, call.principal, call.params.id, call.query),
    ),
    handle(contract.getLatestVitals, async (call) => ({
      data: await getLatest(platform, call.principal, call.params.id),
    })),
    handle(contract.getVitalsReport, async (call) => ({
      data: await getReport(platform, call.principal, call.params.id, call.query),
    })),
    handle(contract.setOxygenScale, async ({ body, params, principal }) => {
      const change = { elderId: params.id, reason: body.reason, scale: 2 } as const;
      await changeOxygenScale(platform, principal, change);
      return { data: null };
    }),
    handle(contract.endOxygenScale, async ({ body, params, principal }) => {
      const change = { elderId: params.id, reason: body.reason, scale: 1 } as const;
      await changeOxygenScale(platform, principal, change);
      return { data: null };
    }),
    handle(contract.removeVital, async (call) => {
      const { id: elderId, readingId } = call.params;
      return { data: await removeVital(platform, callerOf(call), { elderId, readingId }) };
    }),
    handle(contract.correctVital, async (call) => {
      await limit(call.principal);
      const which = { elderId: call.params.id, readingId: call.params.readingId };
      return { data: await correctVital(platform, callerOf(call), which, call.body) };
    }),
  ];
}
