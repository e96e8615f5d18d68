import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateProfile,
} from '@hafi/contract/accounts/accounts.contract';
import { listSocialProviders } from '@hafi/contract/accounts/social.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../../lib/api.ts';
import { refreshSession } from '../../lib/session.ts';

const sessionsKey = ['accounts', 'sessions'];

/** The social sign-ins that the operator has set up. */
export function useSocialProviders() {
  return useQuery({
    queryKey: ['accounts', 'providers'],
    queryFn: async () => (await call(listSocialProviders, {})).data,
    staleTime: 60 * 60_000,
  });
}

/** The devices that are signed in to this account. */
export function useDevices() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: async () => (await call(listSessions, {})).data,
  });
}

/** Signs one device out by its id, or all others when it is null. */
export function useSignOutDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string | null) => {
      if (id === null) await call(revokeOtherSessions, {});
      else await call(revokeSession, { params: { id } });
    },
    // Also after a failure: the device may have been signed out meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

/** Changes the own account; answers what waits for a code. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: async (options: CallOptions<typeof updateProfile>) => {
      const { data } = await call(updateProfile, options);
      await refreshSession();
      return data;
    },
  });
}
