import type { AppointmentTypeId } from '@hafi/contract/doctors/doctor-kinds';
import {
  getDoctor,
  listAppointmentTypes,
  listDoctors,
} from '@hafi/contract/doctors/doctors.contract';
import { useTimesOfKinds } from '../../../kit/doctors/free-times.queries.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import type { Find } from './find.ts';
import { firstDoctors } from './first-doctors.ts';

/** Doctors to choose from, page by page. */
export const useDoctorChoice = (find: Find) =>
  usePages(listDoctors, { query: { ...find, ...firstDoctors } }, { keepLast: true });

/** The chosen doctor. */
export const useChosenDoctor = (id: string | null) =>
  useAnswer(getDoctor, { params: { id: id ?? '' } }, { enabled: id !== null });

/** All appointment types, named in the page's language. */
export const useKinds = () =>
  useAnswer(listAppointmentTypes, {}, { staleTime: Number.POSITIVE_INFINITY });

/** The appointment types that can start at this day and time; undefined while unknown. */
export function useFittingKinds(
  doctorId: string,
  at: { date: string; time: string },
  types: readonly AppointmentTypeId[],
): { fitting: AppointmentTypeId[] | undefined; failed: boolean; retry: () => void } {
  const answers = useTimesOfKinds(doctorId, at.date, types);
  const states = answers.map(statusOf);
  const failed = states.some(({ status: is }) => is === 'failed');
  const retry = () => {
    for (const answer of answers) void answer.refetch();
  };
  if (states.some(({ status: is }) => is !== 'answered'))
    return { fitting: undefined, failed, retry };
  const fitting = types.filter((_, index) => {
    const state = states[index];
    const slots = state?.status === 'answered' ? state.data : [];
    return slots.some(({ time, available }) => available && time === at.time);
  });
  return { fitting, failed, retry };
}
