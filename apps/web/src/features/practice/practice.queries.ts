import { acknowledgeAlert } from '@hafi/contract/alerts/alerts.contract';
import { listGlances } from '@hafi/contract/alerts/glances.contract';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBooking, rescheduleBooking } from '@hafi/contract/bookings/bookings.contract';
import { listWaitingPatients } from '@hafi/contract/bookings/waitlist.contract';
import type { CallInput } from '@hafi/contract/core/endpoint';
import { listAppointmentTypes } from '@hafi/contract/doctors/doctors.contract';
import { listPlaces } from '@hafi/contract/places/places.contract';
import {
  addBlock,
  addDaysOff,
  bookPatient,
  getCalendar,
  getDesk,
  getOwnProfile,
  getWorkingHours,
  listDaysOff,
  listPracticePatients,
  listWaitingBookings,
  removeBlock,
  removeDaysOff,
  saveOwnProfile,
  saveWorkingHours,
} from '@hafi/contract/practice/practice.contract';
import { ask } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import type { WorkingSpell } from './hours/working-week.ts';

/** Data that rarely changes is fetched once. */
const forGood = { staleTime: Number.POSITIVE_INFINITY };

/** The doctor's own profile; null before it is filled in. */
export const useOwnProfile = () => useAnswer(getOwnProfile, {});

/** The doctor's own days between two, both inclusive, with their appointments. */
export const useCalendar = (from: string, to: string) =>
  useAnswer(getCalendar, { query: { from, to } }, { keepLast: true });

/** Future appointments that wait for the doctor's acceptance, soonest first. */
export const useWaiting = () => useAnswer(listWaitingBookings, {});

/** Who waits for a place with the doctor, the longest waiting first. */
export const useWaitingPatients = () => useAnswer(listWaitingPatients, {});

/** The doctor's own days off from today on. */
export const useDaysOff = () => useAnswer(listDaysOff, {});

/** Adds a period of days off. */
export const useAddDaysOff = () =>
  useAct(addDaysOff, (body: CallInput<typeof addDaysOff>['body']) => ({ body }), { waits: true });

/** Deletes a period of days off. */
export const useRemoveDaysOff = () =>
  useAct(removeDaysOff, (id: string) => ({ params: { id } }), { waits: true });

/** Creates or changes the doctor's own profile. */
export const useSaveProfile = () =>
  useAct(saveOwnProfile, (body: CallInput<typeof saveOwnProfile>['body']) => ({ body }), {
    answers: () => ask(getOwnProfile, {}),
  });

/** The doctor's own weekly hours. */
export const useWorkingHours = () => useAnswer(getWorkingHours, {});

/** Replaces the doctor's own weekly hours. */
export const useSaveWorkingHours = () =>
  useAct(saveWorkingHours, (spells: WorkingSpell[]) => ({ body: { spells } }), {
    answers: () => ask(getWorkingHours, {}),
  });

/** All appointment types, named in the page's language. */
export const useKinds = () => useAnswer(listAppointmentTypes, {}, forGood);

/** The 30 districts. */
export const useDistricts = () => useAnswer(listPlaces, { query: { level: 'district' } }, forGood);

/** The sectors of a district (a code). */
export const useSectors = (district: string) =>
  useAnswer(
    listPlaces,
    { query: { level: 'sector', parent: district } },
    { ...forGood, enabled: district !== '' },
  );

/** What waits on the doctor's desk besides appointments. */
export const useDesk = () => useAnswer(getDesk, {});

/** How the patients are whose health the doctor may see now. */
export const usePatientsHealth = () => useAnswer(listGlances, {});

/** Whom the doctor may book. */
export const usePracticePatients = () => useAnswer(listPracticePatients, {});

/** Books a patient of the own practice. */
export const useBookPatient = () =>
  useAct(bookPatient, (body: CallInput<typeof bookPatient>['body']) => ({ body }), { waits: true });

/** Moves an appointment from the time that the doctor sees to another one. */
export const useMoveBooking = () =>
  useAct(
    rescheduleBooking,
    ({ booking, ...to }: { booking: Booking; date: string; time: string; alsoThen?: boolean }) => ({
      params: { id: booking.id },
      body: { ...to, was: booking.startsAt },
    }),
    { waits: true },
  );

/** Closes a part of a day. */
export const useAddBlock = () =>
  useAct(addBlock, (body: CallInput<typeof addBlock>['body']) => ({ body }), { waits: true });

/** Opens a blocked part of a day again. */
export const useRemoveBlock = () =>
  useAct(removeBlock, (id: string) => ({ params: { id } }), { waits: true });

/** The appointment that is being moved, wherever in the calendar it stands. */
export const useMoved = (id: string | null) =>
  useAnswer(getBooking, { params: { id: id ?? '' } }, { enabled: id !== null });

/** Says that the doctor looks after a patient's alert. */
export const useSeeToAlert = (elderId: string) =>
  useAct(acknowledgeAlert, (alertId: string) => ({ params: { id: elderId, alertId } }), {
    waits: true,
  });
