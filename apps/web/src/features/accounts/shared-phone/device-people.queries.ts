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
import { forgetSession, refreshSession } from '../../../lib/session.ts';

/** Who has put themselves on this phone. */
export const useDevicePeople = () => useAnswer(listDevicePeople, {}, { staleTime: 0 });

/** The phones on which the signed-in person is. */
export const useOwnDevices = () => useAnswer(listOwnDevices, {});

/** Goes on as somebody of this phone; nothing of the person before is left in the page. */
export const useSwitchPerson = () =>
  useWork(async (body: { id: string; pin: string }) => {
    await call(switchPerson, { body });
    forgetSession();
    const account = await refreshSession();
    await followAccountLocale(account);
    return account;
  });

/** Leaves the phone to somebody who signs in fully. */
export async function makeRoom(): Promise<void> {
  await call(signOut, {});
  forgetSession();
}

/** Puts the signed-in person on this phone, or gives them another PIN. */
export const useJoinDevice = () =>
  useAct(joinDevice, (pin: string) => ({ body: { pin } }), { waits: true });

/** Takes the signed-in person off a phone. */
export const useLeaveDevice = () =>
  useAct(leaveDevice, (id: string) => ({ params: { id } }), { waits: true });
