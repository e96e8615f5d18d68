import {
  changePassword,
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
import type { CallOptions } from '../../lib/api.ts';
import { ask } from '../../lib/query/ask.ts';
import { useAct, useActs } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The devices that are signed in to this account. */
export const useDevices = () => useAnswer(listSessions, {});

/** Signs one device out by its id, or all others when it is null. */
export const useSignOutDevice = () =>
  useActs(
    (id: string | null) =>
      id === null ? ask(revokeOtherSessions, {}) : ask(revokeSession, { params: { id } }),
    { waits: true },
  );

/** Changes the password; all other devices are signed out. */
export const useChangePassword = () =>
  useAct(changePassword, (body: CallOptions<typeof changePassword>['body']) => ({ body }));

/** Changes the own account; answers what waits for a code. */
export const useSaveProfile = () =>
  useAct(updateProfile, (options: CallOptions<typeof updateProfile>) => options, { waits: true });

/** Whom to call for the signed-in person; null while nobody is named. */
export const useEmergencyContact = () => useAnswer(getEmergencyContact, {});

/** Names whom to call, or nobody when it is null. */
export const useSaveContact = () =>
  useActs(
    (body: CallOptions<typeof putEmergencyContact>['body'] | null) =>
      body ? ask(putEmergencyContact, { body }) : ask(removeEmergencyContact, {}),
    { answers: () => ask(getEmergencyContact, {}) },
  );

/** The medical card of the signed-in person. */
export const useMedicalSummary = () => useAnswer(getMedicalSummary, {});

/** Writes the medical card anew. */
export const useSaveSummary = () =>
  useAct(putMedicalSummary, (body: CallOptions<typeof putMedicalSummary>['body']) => ({ body }), {
    answers: () => ask(getMedicalSummary, {}),
  });
