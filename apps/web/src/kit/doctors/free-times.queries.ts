import { addDays } from '@hafi/base/kigali-time';
import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import { listBookableDays, listSlots } from '@hafi/contract/doctors/doctors.contract';
import { useAnswer, useAnswers } from '../../lib/query/use-answer.ts';

/**
 * How many days one request covers; the doctor's page and the first step of a booking share its
 * answer.
 */
export const daysAtOnce = 14;

/** How often the visible times are refetched, in milliseconds. */
const askAgainMs = 30_000;

/** The number of free times on each of the next days from today; fetched two weeks at a time. */
export function useDays(
  doctorId: string,
  type: AppointmentTypeId | undefined,
  today: string,
  days: number = daysAtOnce,
) {
  const spans = Array.from({ length: Math.ceil(days / daysAtOnce) }, (_, index) => ({
    params: { id: doctorId },
    query: { from: addDays(today, index * daysAtOnce), days: daysAtOnce, type },
  }));
  return useAnswers(listBookableDays, spans, { enabled: type !== undefined });
}

const times = (id: string, date: string, type: AppointmentTypeId | undefined) => ({
  params: { id },
  query: { date, type },
});

/** The times of one day, polled while they are on screen. */
export const useTimes = (id: string, date: string, type: AppointmentTypeId | undefined) =>
  useAnswer(listSlots, times(id, date, type), {
    enabled: type !== undefined,
    refetchInterval: askAgainMs,
  });

/** The times of one day for each of these appointment types. */
export const useTimesOfKinds = (id: string, date: string, types: readonly AppointmentTypeId[]) =>
  useAnswers(
    listSlots,
    types.map((type) => times(id, date, type)),
    { refetchInterval: askAgainMs },
  );
