import type { LimitableKind, OwnLimits } from '@hafi/contract/vitals/own-limits';
import {
  endOwnLimits,
  getVitalsReport,
  listVitals,
  type ReportSpan,
  removeVital,
  setOwnLimits,
} from '@hafi/contract/vitals/vitals.contract';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';

/** An elder's vitals over a week, 30 days or 12 months. `day` is a Kigali day; default today. */
export const useVitalsReport = (elderId: string, span: ReportSpan, day?: string) =>
  useAnswer(getVitalsReport, { params: { id: elderId }, query: { span, day } });

/** An elder's readings, newest first, page by page. */
export const useReadings = (elderId: string) =>
  usePages(listVitals, { params: { id: elderId }, query: { limit: 10 } });

/** Marks a reading as wrong. */
export const useWithdrawReading = (elderId: string) =>
  useAct(removeVital, (readingId: string) => ({ params: { id: elderId, readingId } }));

/** Has an elder's readings of a vital judged by own limits, with the reason. */
export const useSetOwnLimits = (elderId: string) =>
  useAct(
    setOwnLimits,
    (body: { limits: OwnLimits; reason: string }) => ({ params: { id: elderId }, body }),
    { waits: true },
  );

/** Has them judged by the limits for most people again, with the reason. */
export const useEndOwnLimits = (elderId: string) =>
  useAct(
    endOwnLimits,
    (body: { kind: LimitableKind; reason: string }) => ({ params: { id: elderId }, body }),
    { waits: true },
  );
