import {
  endOxygenScale,
  getVitalsReport,
  listVitals,
  type ReportSpan,
  removeVital,
  setOxygenScale,
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

/** Has an elder's oxygen judged by scale 2 of NEWS2, with the reason. */
export const useSetOxygenScale = (elderId: string) =>
  useAct(setOxygenScale, (reason: string) => ({ params: { id: elderId }, body: { reason } }), {
    waits: true,
  });

/** Has an elder's oxygen judged by scale 1 again, with the reason. */
export const useEndOxygenScale = (elderId: string) =>
  useAct(endOxygenScale, (reason: string) => ({ params: { id: elderId }, body: { reason } }), {
    waits: true,
  });
