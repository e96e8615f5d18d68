import { kindOfLimits } from '@hafi/contract/vitals/own-limits';
import * as contract from '@hafi/contract/vitals/vitals.contract';
import { callerOf, type Principal } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { addVital } from './add-vital.ts';
import { getLatest } from './latest-vitals.ts';
import { listVitals } from './list-vitals.ts';
import { changeOwnLimits } from './own-limits/change-own-limits.ts';
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
    handle(contract.setOwnLimits, async ({ body, params, principal }) => {
      const { limits, reason } = body;
      const kind = kindOfLimits[limits];
      await changeOwnLimits(platform, principal, { elderId: params.id, kind, limits, reason });
      return { data: null };
    }),
    handle(contract.endOwnLimits, async ({ body, params, principal }) => {
      const change = { ...body, elderId: params.id, limits: null };
      await changeOwnLimits(platform, principal, change);
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
