import type { CallInput } from '@hafi/contract/core/endpoint';
import { listAppointmentTypes } from '@hafi/contract/doctors/doctors.contract';
import { listPlaces } from '@hafi/contract/places/places.contract';
import {
  addDaysOff,
  getCalendar,
  getOwnProfile,
  getWorkingHours,
  listDaysOff,
  listWaitingBookings,
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
