import { signOut } from '@hafi/contract/accounts/accounts.contract';
import {
  joinDevice,
  leaveDevice,
  listDevicePeople,
  listOwnDevices,
  switchPerson,
} from '@hafi/contract/accounts/device-people.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { followAccountLocale } from '../../../lib/preferences/own-locale.ts';
import { forgetSession, refreshSession } from '../../../lib/session.ts';

const peopleKey = ['accounts', 'device-people'];
const ownKey = ['accounts', 'own-devices'];

/** Who has put themselves on this phone. */
export function useDevicePeople() {
  return useQuery({
    queryKey: peopleKey,
    queryFn: async () => (await call(listDevicePeople, {})).data,
    staleTime: 0,
  });
}

/** The phones on which the signed-in person is. */
export function useOwnDevices() {
  return useQuery({
    queryKey: ownKey,
    queryFn: async () => (await call(listOwnDevices, {})).data,
  });
}

/** Goes on as somebody of this phone; nothing of the person before is left in the page. */
export function useSwitchPerson() {
  return useMutation({
    mutationFn: async (body: { id: string; pin: string }) => {
      await call(switchPerson, { body });
      forgetSession();
      const account = await refreshSession();
      await followAccountLocale(account);
      return account;
    },
  });
}

/** Leaves the phone to somebody who signs in fully. */
export async function makeRoom(): Promise<void> {
  await call(signOut, {});
  forgetSession();
}

/** Puts the signed-in person on this phone, or gives them another PIN. */
export function useJoinDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (pin: string) => call(joinDevice, { body: { pin } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['accounts'] }),
  });
}

/** Takes the signed-in person off a phone. */
export function useLeaveDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(leaveDevice, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['accounts'] }),
  });
}
