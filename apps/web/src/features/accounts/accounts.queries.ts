import {
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateProfile,
} from '@hafi/contract/accounts/accounts.contract';
import {
  getEmergencyContact,
  getMedicalSummary,
  putEmergencyContact,
  putMedicalSummary,
  removeEmergencyContact,
} from '@hafi/contract/accounts/profile.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOptions, call } from '../../lib/api.ts';
import { refreshSession } from '../../lib/session.ts';

const sessionsKey = ['accounts', 'sessions'];
const contactKey = ['accounts', 'contact'];
const summaryKey = ['accounts', 'medical-summary'];

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

/** Whom to call for the signed-in person; null while nobody is named. */
export function useEmergencyContact() {
  return useQuery({
    queryKey: contactKey,
    queryFn: async () => (await call(getEmergencyContact, {})).data,
  });
}

/** Names whom to call, or nobody when it is null. */
export function useSaveContact() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallOptions<typeof putEmergencyContact>['body'] | null) => {
      const answer = await (body
        ? call(putEmergencyContact, { body })
        : call(removeEmergencyContact, {}));
      client.setQueryData(contactKey, answer.data);
    },
  });
}

/** The medical card of the signed-in person. */
export function useMedicalSummary() {
  return useQuery({
    queryKey: summaryKey,
    queryFn: async () => (await call(getMedicalSummary, {})).data,
  });
}

/** Writes the medical card anew. */
export function useSaveSummary() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallOptions<typeof putMedicalSummary>['body']) => {
      const { data } = await call(putMedicalSummary, { body });
      client.setQueryData(summaryKey, data);
    },
  });
}
