import {
  getVitalsReport,
  listVitals,
  type ReportSpan,
  removeVital,
} from '@hafi/contract/vitals/vitals.contract';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

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

/** Marks a reading as a mistake. */
export function useWithdrawReading(elderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (readingId: string) => call(removeVital, { params: { id: elderId, readingId } }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['health'] }),
  });
}
