import { signOut } from '@hafi/contract/accounts/accounts.contract';
import {
  joinDevice,
  leaveDevice,
  listDevicePeople,
  listOwnDevices,
  switchPerson,
} from '@hafi/contract/accounts/device-people.contract';
import { call } from '../../../lib/api.ts';
import { followAccountLocale } from '../../../lib/preferences/own-locale.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useWork } from '../../../lib/query/use-work.ts';
import { forgetSession, knownAccountId, refreshSession } from '../../../lib/session.ts';

/** The people who have joined this phone. */
export const useDevicePeople = () => useAnswer(listDevicePeople, {}, { staleTime: 0 });

/** The phones that the signed-in person has joined. */
export const useOwnDevices = () => useAnswer(listOwnDevices, {});

/**
 * Switches to another person of this phone and removes everything of the previous one from the
 * page.
 */
export const useSwitchPerson = () =>
  useWork(async (body: { id: string; pin: string }) => {
    await call(switchPerson, { body, person: knownAccountId() });
    forgetSession();
    const account = await refreshSession();
    await followAccountLocale(account);
    return account;
  });

/** Signs out, so that somebody else can sign in fully. */
export async function makeRoom(): Promise<void> {
  await call(signOut, { person: knownAccountId() });
  forgetSession();
}

/** Adds the signed-in person to this phone, or changes their PIN. */
export const useJoinDevice = () =>
  useAct(joinDevice, (pin: string) => ({ body: { pin } }), { waits: true });

/** Removes the signed-in person from a phone. */
export const useLeaveDevice = () =>
  useAct(leaveDevice, (id: string) => ({ params: { id } }), { waits: true });
