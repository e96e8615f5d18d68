import { minuteInMs } from '@hafi/base/time';
import type { AppointmentTypeId, Specialty } from '@hafi/contract/doctors/doctor-kinds';
import {
  getDoctor,
  listAppointmentTypes,
  listBookableDays,
  listDoctors,
  listSlots,
} from '@hafi/contract/doctors/doctors.contract';
import {
  keepPreviousData,
  skipToken,
  useInfiniteQuery,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { firstDoctors } from './first-doctors.ts';
import { daysAWeek, weekStarts } from './free-times.ts';

export interface Find {
  readonly q?: string;
  readonly specialty?: Specialty;
}

/** How often the times in sight are looked at again, in milliseconds. */
const lookAgainMs = 30_000;

/** Doctors to choose from, page by page. */
export function useDoctorChoice(find: Find) {
  return useInfiniteQuery({
    queryKey: ['bookings', 'doctors', find],
    queryFn: ({ pageParam, signal }) =>
      call(listDoctors, { query: { ...find, ...firstDoctors, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** The doctor who is booked. */
export function useChosenDoctor(id: string | null) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['bookings', 'doctor', id, locale],
    queryFn: id === null ? skipToken : async () => (await call(getDoctor, { params: { id } })).data,
  });
}

/** All kinds of visit, named in the page's language. */
export function useKinds() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['bookings', 'kinds', locale],
    queryFn: async () => (await call(listAppointmentTypes, {})).data,
    staleTime: 10 * minuteInMs,
  });
}

/** The days of so many weeks from today, with the number of free times. */
export function useDays(
  doctorId: string,
  type: AppointmentTypeId | undefined,
  today: string,
  weeks: number,
) {
  const locale = useLocale();
  return useQueries({
    queries: weekStarts(today, weeks).map((from) => ({
      queryKey: ['bookings', 'days', doctorId, type, from, locale],
      queryFn: async () =>
        (
          await call(listBookableDays, {
            params: { id: doctorId },
            query: { from, days: daysAWeek, type },
          })
        ).data,
      enabled: type !== undefined,
    })),
  });
}

const timesQuery = (doctorId: string, date: string, type: AppointmentTypeId | undefined) => ({
  queryKey: ['bookings', 'times', doctorId, date, type],
  queryFn: async () =>
    (await call(listSlots, { params: { id: doctorId }, query: { date, type } })).data,
  enabled: type !== undefined,
  staleTime: 0,
  refetchInterval: lookAgainMs,
});

/** The times of one day, looked at again and again while they are in sight. */
export function useTimes(doctorId: string, date: string, type: AppointmentTypeId | undefined) {
  return useQuery(timesQuery(doctorId, date, type));
}

/** Which kinds of visit can start at this day and time; undefined while it is not known. */
export function useFittingKinds(
  doctorId: string,
  at: { date: string; time: string },
  types: readonly AppointmentTypeId[],
): { fitting: AppointmentTypeId[] | undefined; failed: boolean; retry: () => void } {
  const answers = useQueries({ queries: types.map((type) => timesQuery(doctorId, at.date, type)) });
  const failed = answers.some(({ data, isError }) => isError && !data);
  const retry = () => {
    for (const answer of answers) void answer.refetch();
  };
  if (answers.some(({ data }) => !data)) return { fitting: undefined, failed, retry };
  const fitting = types.filter((_, index) =>
    answers[index]?.data?.some(({ time, available }) => available && time === at.time),
  );
  return { fitting, failed, retry };
}
