import type { CallInput } from '@hafi/contract/core/endpoint';
import { bookingHorizonDays } from '@hafi/contract/doctors/appointment-types';
import { listAppointmentTypes } from '@hafi/contract/doctors/doctors.contract';
import { listPlaces } from '@hafi/contract/places/places.contract';
import {
  addDaysOff,
  getOwnProfile,
  getWorkingHours,
  listDaysOff,
  listPracticeBookings,
  removeDaysOff,
  saveOwnProfile,
  saveWorkingHours,
} from '@hafi/contract/practice/practice.contract';
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { spansAhead } from './diary/diary.ts';
import type { WorkingSpell } from './hours/working-week.ts';

const profileKey = ['practice', 'profile'];

/** The own profile as a doctor; null before it is filled in. */
export function useOwnProfile() {
  return useQuery({
    queryKey: profileKey,
    queryFn: async () => (await call(getOwnProfile, {})).data,
  });
}

/** The own diary between two days, both included. */
export function useDiary(from: string, to: string) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['bookings', 'practice', from, to, locale],
    queryFn: async () => (await call(listPracticeBookings, { query: { from, to } })).data,
    placeholderData: keepPreviousData,
  });
}

const daysOffKey = ['practice', 'days-off'];

/** The own days off from today on. */
export function useDaysOff() {
  return useQuery({
    queryKey: daysOffKey,
    queryFn: async () => (await call(listDaysOff, {})).data,
  });
}

/** Takes days off. */
export function useAddDaysOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallInput<typeof addDaysOff>['body']) =>
      (await call(addDaysOff, { body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: daysOffKey }),
  });
}

/** Works on these days after all. */
export function useRemoveDaysOff() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(removeDaysOff, { params: { id } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: daysOffKey }),
  });
}

/** Appointments ahead that wait for the doctor's word, soonest first. */
export function useWaiting(today: string) {
  const locale = useLocale();
  return useQuery({
    queryKey: ['bookings', 'practice', 'waiting', today, locale],
    queryFn: async () => {
      const spans = spansAhead(today, bookingHorizonDays);
      const answers = await Promise.all(
        spans.map((query) => call(listPracticeBookings, { query })),
      );
      const waiting = answers.flatMap(({ data }) => data).filter(({ can }) => can.accept);
      return waiting.sort((a, b) => a.startsAt.localeCompare(b.startsAt));
    },
  });
}

const hoursKey = ['practice', 'hours'];

/** What others see of the practice is asked for anew. */
const refreshOthers = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: ['doctors'] });
  void client.invalidateQueries({ queryKey: ['bookings'] });
};

/** Fills in or changes the own profile. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallInput<typeof saveOwnProfile>['body']) =>
      (await call(saveOwnProfile, { body })).data,
    onSuccess: (profile) => {
      client.setQueryData(profileKey, profile);
      void client.invalidateQueries({ queryKey: hoursKey });
      refreshOthers(client);
    },
  });
}

/** The own weekly hours. */
export function useWorkingHours() {
  return useQuery({
    queryKey: hoursKey,
    queryFn: async () => (await call(getWorkingHours, {})).data,
  });
}

/** Replaces the own weekly hours. */
export function useSaveWorkingHours() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (spells: WorkingSpell[]) =>
      (await call(saveWorkingHours, { body: { spells } })).data,
    onSuccess: (hours) => {
      client.setQueryData(hoursKey, hours);
      refreshOthers(client);
    },
  });
}

/** All kinds of visit, named in the page's language. */
export function useKinds() {
  const locale = useLocale();
  return useQuery({
    queryKey: ['doctors', 'kinds', locale],
    queryFn: async () => (await call(listAppointmentTypes, {})).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The 30 districts. */
export function useDistricts() {
  return useQuery({
    queryKey: ['doctors', 'districts'],
    queryFn: async () => (await call(listPlaces, { query: { level: 'district' } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The sectors of a district, named by its code. */
export function useSectors(district: string) {
  return useQuery({
    queryKey: ['doctors', 'sectors', district],
    queryFn: async () =>
      (await call(listPlaces, { query: { level: 'sector', parent: district } })).data,
    enabled: district !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
