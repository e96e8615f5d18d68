import type { CallInput } from '@hafi/contract/core/endpoint';
import { listAppointmentTypes } from '@hafi/contract/doctors/doctors.contract';
import { listPlaces } from '@hafi/contract/places/places.contract';
import {
  addDaysOff,
  getOwnProfile,
  getWorkingHours,
  listDaysOff,
  listPracticeBookings,
  listWaitingBookings,
  removeDaysOff,
  saveOwnProfile,
  saveWorkingHours,
} from '@hafi/contract/practice/practice.contract';
import { ask } from '../../lib/query/ask.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import type { WorkingSpell } from './hours/working-week.ts';

/** What hardly ever changes is asked for once. */
const forGood = { staleTime: Number.POSITIVE_INFINITY };

/** The own profile as a doctor; null before it is filled in. */
export const useOwnProfile = () => useAnswer(getOwnProfile, {});

/** The own diary between two days, both included. */
export const useDiary = (from: string, to: string) =>
  useAnswer(listPracticeBookings, { query: { from, to } }, { keepLast: true });

/** Appointments ahead that wait for the doctor's word, soonest first. */
export const useWaiting = () => useAnswer(listWaitingBookings, {});

/** The own days off from today on. */
export const useDaysOff = () => useAnswer(listDaysOff, {});

/** Takes days off. */
export const useAddDaysOff = () =>
  useAct(addDaysOff, (body: CallInput<typeof addDaysOff>['body']) => ({ body }), { waits: true });

/** Works on these days after all. */
export const useRemoveDaysOff = () =>
  useAct(removeDaysOff, (id: string) => ({ params: { id } }), { waits: true });

/** Fills in or changes the own profile. */
export const useSaveProfile = () =>
  useAct(saveOwnProfile, (body: CallInput<typeof saveOwnProfile>['body']) => ({ body }), {
    answers: () => ask(getOwnProfile, {}),
  });

/** The own weekly hours. */
export const useWorkingHours = () => useAnswer(getWorkingHours, {});

/** Replaces the own weekly hours. */
export const useSaveWorkingHours = () =>
  useAct(saveWorkingHours, (spells: WorkingSpell[]) => ({ body: { spells } }), {
    answers: () => ask(getWorkingHours, {}),
  });

/** All kinds of visit, named in the page's language. */
export const useKinds = () => useAnswer(listAppointmentTypes, {}, forGood);

/** The 30 districts. */
export const useDistricts = () => useAnswer(listPlaces, { query: { level: 'district' } }, forGood);

/** The sectors of a district, named by its code. */
export const useSectors = (district: string) =>
  useAnswer(
    listPlaces,
    { query: { level: 'sector', parent: district } },
    { ...forGood, enabled: district !== '' },
  );
