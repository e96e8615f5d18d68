import { acknowledgeAlert, listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import {
  getLatestVitals,
  getVitalsReport,
  listVitals,
  type ReportSpan,
  removeVital,
} from '@hafi/contract/vitals/vitals.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';

/** Each vital of an elder as it is now. */
export function useLatestVitals(elderId: string) {
  return useQuery({
    queryKey: ['health', elderId, 'latest'],
    queryFn: async ({ signal }) =>
      (await call(getLatestVitals, { params: { id: elderId }, signal })).data,
  });
}

/** An elder's vitals over a week, 30 days or 12 months. `day` is a Kigali day; today without. */
export function useVitalsReport(elderId: string, span: ReportSpan, day?: string) {
  return useQuery({
    queryKey: ['health', elderId, 'report', span, day ?? null],
    queryFn: async ({ signal }) =>
      (await call(getVitalsReport, { params: { id: elderId }, query: { span, day }, signal })).data,
  });
}

/** An elder's readings, newest first, page by page. */
export function useReadings(elderId: string) {
  return useInfiniteQuery({
    queryKey: ['health', elderId, 'readings'],
    queryFn: ({ pageParam, signal }) =>
      call(listVitals, {
        params: { id: elderId },
        query: { cursor: pageParam, limit: 10 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** What nobody has seen yet of all elders whose alerts one may see. */
export function useOpenAlerts() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['health', 'alerts', locale],
    queryFn: async ({ signal }) => (await call(listOpenAlerts, { signal })).data,
  });
}

/** Says that one has seen an alert. */
export function useSeeAlert(elderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (alertId: string) => call(acknowledgeAlert, { params: { id: elderId, alertId } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['health'] }),
  });
}

/** Marks a reading as a mistake. */
export function useWithdrawReading(elderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readingId: string) => call(removeVital, { params: { id: elderId, readingId } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['health'] }),
  });
}
