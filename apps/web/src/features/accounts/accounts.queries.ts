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

/** Signs out one device by its id, or all others when it is null. */
export const useSignOutDevice = () =>
  useActs(
    (id: string | null) =>
      id === null ? ask(revokeOtherSessions, {}) : ask(revokeSession, { params: { id } }),
    { waits: true },
  );

/** Changes the password and signs out all other devices. */
export const useChangePassword = () =>
  useAct(changePassword, (body: CallOptions<typeof changePassword>['body']) => ({ body }));

/** Changes the account; the answer says what waits for a code. */
export const useSaveProfile = () =>
  useAct(updateProfile, (options: CallOptions<typeof updateProfile>) => options, { waits: true });

/** The person's emergency contact; null when there is none. */
export const useEmergencyContact = () => useAnswer(getEmergencyContact, {});

/** Sets the emergency contact; null removes it. */
export const useSaveContact = () =>
  useActs(
    (body: CallOptions<typeof putEmergencyContact>['body'] | null) =>
      body ? ask(putEmergencyContact, { body }) : ask(removeEmergencyContact, {}),
    { answers: () => ask(getEmergencyContact, {}) },
  );

/** The medical card of the signed-in person. */
export const useMedicalSummary = () => useAnswer(getMedicalSummary, {});

/** Replaces the medical card. */
export const useSaveSummary = () =>
  useAct(putMedicalSummary, (body: CallOptions<typeof putMedicalSummary>['body']) => ({ body }), {
    answers: () => ask(getMedicalSummary, {}),
  });
