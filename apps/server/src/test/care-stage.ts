import { randomUUID } from 'node:crypto';
import type { Permission, Relation } from '@hafi/contract/circle/circle-terms';
import { findMember, updateMember } from '../features/circle/members/members.repo.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { KnownPerson } from '../seed/register-person.ts';
import { callAs } from './call-as.ts';
import { makeMember } from './factories/member.factory.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import { startTestApp } from './test-app.ts';

/** The instant of a Kigali time on a day. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+02:00`).toISOString();

/**
 * Starts the server on Monday 23 November 2026, 08:00 in Kigali, with caregivers who visit elders.
 */
export async function startCareStage() {
  const app = await startTestApp();
  const { clock, platform } = app;
  const today = '2026-11-23';
  const elderUrl = (elder: SignedIn, part: string) => `/api/elders/${elder.personId}/${part}`;

  return {
    app,
    clock,
    platform,
    today,
    at: (time: string, day = today) => at(day, time),
    person: (more: Partial<KnownPerson> = {}) => makePerson(app, more),
    /** Adds a person to an elder's circle. */
    async join(
      elder: SignedIn,
      who: SignedIn,
      relation: Relation,
      permissions: readonly Permission[] = [],
    ) {
      await makeMember(app, { elder, who, relation, permissions });
      return who;
    },
    /** Removes a person from the circle. */
    async leave(elder: SignedIn, who: SignedIn) {
      const member = await findMember(platform.db, elder.personId, who.personId);
      const left = { endedAt: clock.now() };
      await inTransaction(platform, (tx) => updateMember(tx, member?.id ?? '', left));
    },
    get: (who: SignedIn, elder: SignedIn, part: string) =>
      callAs(app, who).get(elderUrl(elder, part)),
    post: (who: SignedIn, elder: SignedIn, part: string, body: object = {}) =>
      callAs(app, who).post(elderUrl(elder, part), body),
    /** Schedules visits of a caregiver; default: today at 10:00 for an hour. */
    plan(who: SignedIn, elder: SignedIn, caregiver: SignedIn, more: object = {}) {
      return callAs(app, who).post(elderUrl(elder, 'visit-schedules'), {
        caregiverId: caregiver.personId,
        startsOn: today,
        time: '10:00',
        minutes: 60,
        tasks: ['meal', 'washing'],
        weekdays: [],
        note: '',
        ...more,
      });
    },
    /** Logs an unscheduled visit between two Kigali times of today. */
    log(who: SignedIn, elder: SignedIn, from: string, to: string | null, more: object = {}) {
      return callAs(app, who).post(elderUrl(elder, 'care-visits'), {
        id: randomUUID(),
        visitId: randomUUID(),
        planned: null,
        tasks: ['company'],
        arrivedAt: at(today, from),
        leftAt: to === null ? null : at(today, to),
        condition: 'usual',
        note: '',
        ...more,
      });
    },
    async route(who: SignedIn, day = '') {
      const url = `/api/care-route${day ? `?day=${day}` : ''}`;
      return (await callAs(app, who).get(url)).json().data;
    },
    async week(who: SignedIn) {
      return (await callAs(app, who).get('/api/care-week')).json().data;
    },
    async bell(who: SignedIn): Promise<string[]> {
      const { data } = (await callAs(app, who).get('/api/notifications')).json();
      return data.map(({ message }: { message: string }) => message);
    },
    close: () => app.close(),
  };
}

export type CareStage = Awaited<ReturnType<typeof startCareStage>>;
