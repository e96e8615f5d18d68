import type { CallInput } from '@hafi/contract/core/endpoint';
import { listAppointmentTypes } from '@hafi/contract/doctors/doctors.contract';
import { listPlaces } from '@hafi/contract/places/places.contract';
import {
  getOwnProfile,
  getWorkingHours,
  saveOwnProfile,
  saveWorkingHours,
} from '@hafi/contract/practice/practice.contract';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import type { WorkingSpell } from './working-week.ts';

const profileKey = ['practice', 'profile'];
const hoursKey = ['practice', 'hours'];

/** What others see of the practice is asked for anew. */
const refreshOthers = (client: QueryClient) => {
  void client.invalidateQueries({ queryKey: ['doctors'] });
  void client.invalidateQueries({ queryKey: ['bookings'] });
};

/** The own profile; null before it is filled in. */
export function useOwnPractice() {
  return useQuery({
    queryKey: profileKey,
    queryFn: async () => (await call(getOwnProfile, {})).data,
  });
}

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
