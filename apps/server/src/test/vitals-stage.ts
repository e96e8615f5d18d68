import { hourInMs } from '@hafi/base/time';
import type { Permission } from '@hafi/contract/circle/circle-terms';
import { newId } from '../platform/ids/uuid-v7.ts';
import { callAs } from './call-as.ts';
import { makeMember } from './factories/member.factory.ts';
import type { SignedIn } from './factories/person.factory.ts';
import type { TestApp } from './test-app.ts';

/** Helpers for entering and requesting readings. */
export function vitalsStage(app: TestApp) {
  const member = async (elder: SignedIn, permissions: Permission[], person: object = {}) => {
    return makeMember(app, { elder, permissions, person });
  };
  const hoursAgo = (hours: number) =>
    new Date(app.clock.now().getTime() - hours * hourInMs).toISOString();
  return {
    member,
    hoursAgo,
    /** Enters a reading; a new one unless it has an id. */
    add: (who: SignedIn, elder: SignedIn, reading: object) =>
      callAs(app, who).post(`/api/elders/${elder.personId}/vitals`, { id: newId(), ...reading }),
    get: async (who: SignedIn, elder: SignedIn, path = 'vitals') => {
      const answer = await callAs(app, who).get(`/api/elders/${elder.personId}/${path}`);
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
      return answer.json();
    },
  };
}

export const pressure = (systolic: number, diastolic: number, more: object = {}) => ({
  kind: 'blood-pressure',
  values: { systolic, diastolic },
  ...more,
});

export const pulse = (value: number, more: object = {}) => ({
  kind: 'heart-rate',
  values: { value },
  ...more,
});
