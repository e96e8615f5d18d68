import type { EmergencyLevel, EmergencyState } from '@hafi/contract/emergency/emergency-terms';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How an emergency stands, in a line of a list. */
export const stateWords: Record<EmergencyState, MessageDescriptor> = {
  'counting-down': msg`Can still be stopped`,
  alerting: msg`Nobody has answered yet`,
  acknowledged: msg`Somebody sees to it`,
  'on-the-way': msg`Somebody is on the way`,
  arrived: msg`Somebody is there`,
  resolved: msg`All is well again`,
  'false-alarm': msg`False alarm`,
  'called-again': msg`Called again`,
  cancelled: msg`Stopped`,
};

/** Who is asked at each level. */
export const levelWords: Record<EmergencyLevel, MessageDescriptor> = {
  contacts: msg`Their people`,
  volunteers: msg`Volunteers nearby`,
  coordinators: msg`Coordinators`,
};
