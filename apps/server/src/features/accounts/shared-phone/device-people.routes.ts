import * as contract from '@hafi/contract/accounts/device-people.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { joinDevice } from './join-device.ts';
import { leaveDevice } from './leave-device.ts';
import { listDevicePeople, listOwnDevices } from './list-device-people.ts';
import { switchPerson } from './switch-person.ts';

/** People who share a phone, and the PIN between them. */
export function devicePeopleHandlers(platform: Platform): Handler[] {
  return [
    handle(contract.listDevicePeople, (call) => listDevicePeople(platform, call)),
    handle(contract.joinDevice, (call) => joinDevice(platform, call)),
    handle(contract.switchPerson, (call) => switchPerson(platform, call)),
    handle(contract.listOwnDevices, (call) => listOwnDevices(platform, call)),
    handle(contract.leaveDevice, (call) => leaveDevice(platform, call)),
  ];
}
