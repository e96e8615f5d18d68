import * as contract from '@hafi/contract/accounts/device-people.contract';
import { callerOf } from '../../../platform/auth/principal.ts';
import { type Call, type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendWithCookies } from '../sessions/with-cookies.ts';
import { deviceSecretOf } from './device-cookie.ts';
import { joinDevice } from './join-device.ts';
import { leaveDevice } from './leave-device.ts';
import { listDevicePeople, listOwnDevices } from './list-device-people.ts';
import { switchPerson } from './switch-person.ts';

/** Endpoints for people who share a phone and switch by PIN. */
export function devicePeopleHandlers(platform: Platform): Handler[] {
  const secretOf = ({ headers }: Pick<Call, 'headers'>) =>
    deviceSecretOf(platform.config, headers.cookie);
  const phoneOf = (call: Pick<Call, 'address' | 'headers'>) => ({
    address: call.address,
    deviceSecret: secretOf(call),
    userAgent: call.headers['user-agent'] ?? '',
  });
  return [
    handle(contract.listDevicePeople, (call) => {
      call.setHeader('cache-control', 'no-store');
      return listDevicePeople(platform, call.principal, secretOf(call));
    }),
    handle(contract.joinDevice, async (call) => {
      const joining = { ...phoneOf(call), pin: call.body.pin };
      return sendWithCookies(call, await joinDevice(platform, call.principal, joining));
    }),
    handle(contract.switchPerson, async (call) => {
      const { body, principal } = call;
      return sendWithCookies(call, await switchPerson(platform, principal, body, phoneOf(call)));
    }),
    handle(contract.listOwnDevices, (call) =>
      listOwnDevices(platform, callerOf(call), secretOf(call)),
    ),
    handle(contract.leaveDevice, ({ params, principal }) =>
      leaveDevice(platform, principal, params.id),
    ),
  ];
}
