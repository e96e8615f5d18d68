import type { CallInput } from '@hafi/contract/core/endpoint';
import {
  getDoctor,
  listBookableDays,
  listDoctors,
  listReviews,
  listSlots,
} from '@hafi/contract/doctors/doctors.contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/words/locale.ts';

/** What is looked for in the directory. */
export type DirectoryQuery = CallInput<typeof listDoctors>['query'];
type SlotType = CallInput<typeof listSlots>['query']['type'];

/** The directory, page by page; the last answer stays in sight while the next one comes. */
export function useDoctors(query: DirectoryQuery) {
  return useInfiniteQuery({
    queryKey: ['doctors', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      call(listDoctors, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** All about one doctor, with kinds of visit named in the page's language. */
export function useDoctor(id: string) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['doctors', 'one', id, locale],
    queryFn: async () => (await call(getDoctor, { params: { id } })).data,
  });
}

/** What patients say of a doctor, newest first, a few at a time. */
export function useReviews(id: string) {
  return useInfiniteQuery({
    queryKey: ['doctors', 'reviews', id],
    queryFn: ({ pageParam, signal }) =>
      call(listReviews, { params: { id }, query: { cursor: pageParam, limit: 5 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** The coming days of a doctor with the number of free times. */
export function useComingDays(id: string, type: SlotType, days: number) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['doctors', 'days', id, type, days, locale],
    queryFn: async () =>
      (await call(listBookableDays, { params: { id }, query: { days, type } })).data,
  });
}

/** The times of one day. */
export function useDayTimes(id: string, date: string, type: SlotType) {
  return useQuery({
    queryKey: ['doctors', 'times', id, date, type],
    queryFn: async () => (await call(listSlots, { params: { id }, query: { date, type } })).data,
  });
}
