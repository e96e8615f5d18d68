import type { CallInput } from '@hafi/contract/core/endpoint';
import { bookingHorizonDays } from '@hafi/contract/doctors/appointment-types';
import {
  acceptBooking,
  addDaysOff,
  getOwnProfile,
  listDaysOff,
  listPracticeBookings,
  removeDaysOff,
} from '@hafi/contract/practice/practice.contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useLocale } from '../../lib/locale.ts';
import { spansAhead } from './diary.ts';

/** The own profile as a doctor; null before it is filled in. */
export function useOwnProfile() {
  return useQuery({
    queryKey: ['practice', 'profile'],
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

/** Gives the doctor's word. */
export function useAcceptBooking() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await call(acceptBooking, { params: { id } })).data,
    onSettled: () => void client.invalidateQueries({ queryKey: ['bookings'] }),
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
