import { randomUUID } from 'node:crypto';
import type { Activity } from '@hafi/contract/notifications/notifications.contract';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { type Actor, circleOf } from '../circle-of.ts';
import { documentsStage } from '../documents-stage.ts';
import { makeDoctor } from '../factories/doctor.factory.ts';
import { makeMember } from '../factories/member.factory.ts';
import { amlodipine, type startMedicationStage } from '../medication-stage.ts';
import type { TestApp } from '../test-app.ts';
import { aPdf } from '../upload-stage.ts';
import { pressure } from '../vitals-stage.ts';

interface Page {
  readonly data: Activity[];
  readonly nextCursor: string | null;
}

/** The activity feed of a reader, newest first. */
export const feed = async (who: Pick<Actor, 'get'>, query = ''): Promise<Page> =>
  (await who.get(`/api/activity${query}`)).json();

/** The lines of a reader, the oldest first. */
export const linesOf = async (who: Pick<Actor, 'get'>): Promise<string[]> =>
  (await feed(who, '?limit=50')).data.map(({ text }) => text).toReversed();

/** The kinds of a reader's lines. */
export const kindsOf = async (who: Pick<Actor, 'get'>): Promise<string[]> => {
  const { data } = await feed(who, '?limit=50');
  return [...new Set(data.map(({ kind }) => kind))].sort();
};

/** The titles in a reader's bell, the oldest first. */
export const bellOf = async (who: Pick<Actor, 'get'>): Promise<string[]> => {
  const { data } = (await who.get('/api/notifications?limit=50')).json();
  return data.map(({ title }: { title: string }) => title).toReversed();
};

/** An elder with a circle whose day is notified: what its people do. */
export async function dayStage(
  app: TestApp,
  medicines: Awaited<ReturnType<typeof startMedicationStage>>,
) {
  const circle = await circleOf(app);
  const now = () => app.clock.now().toISOString();
  const checkIn = (elder: Actor) => elder.post('/api/check-ins', { at: now() });
  const measure = (who: Actor, reading: object) =>
    who.post(`${circle.at}/vitals`, { id: newId(), ...reading });

  async function caregiverOf(elder: Actor): Promise<Actor> {
    const who = await circle.actor(['CAREGIVER'], 'Solange');
    const permissions = ['health:write'] as const;
    await makeMember(app, { elder, who, relation: 'caregiver', permissions });
    return who;
  }

  const careVisit = (who: Actor, said: object) =>
    who.post(`${circle.at}/care-visits`, {
      id: randomUUID(),
      planned: null,
      tasks: ['company'],
      condition: 'usual',
      note: '',
      ...said,
    });

  /** One day of an elder: everything that the parts of the product tell. */
  async function wholeDay() {
    const { at, elder } = circle;
    const caregiver = await caregiverOf(elder);
    const medication = await medicines.add(elder);
    const second = await medicines.add(elder, amlodipine({ name: 'Metformin', pills: 30 }));
    app.clock.advance({ minutes: 5 });
    await checkIn(elder);
    app.clock.set('2026-11-23T07:05:00Z');
    for (const medicationId of [medication, second]) {
      await medicines.say(elder, elder, { medicationId, due: '09:00' });
    }
    app.clock.advance({ minutes: 5 });
    await measure(caregiver, pressure(128, 82));
    const visitId = randomUUID();
    const arrivedAt = now();
    await careVisit(caregiver, { visitId, arrivedAt, leftAt: null });
    app.clock.advance({ hours: 1 });
    await careVisit(caregiver, { visitId, arrivedAt, leftAt: now() });
    app.clock.advance({ minutes: 5 });
    await measure(elder, pressure(190, 115, { confirmed: true }));
    const alert = (await elder.get(`${at}/alerts`)).json().data[0];
    app.clock.advance({ minutes: 5 });
    await documentsStage(app, circle).added(elder, aPdf());
    app.clock.advance({ minutes: 5 });
    const doctor = await makeDoctor(app);
    const wish = { doctorId: doctor.doctorId, date: '2026-11-25', time: '09:00', type: 'general' };
    const { id: bookingId } = (await elder.post('/api/bookings', wish)).json().data;
    return { alert, bookingId, caregiver, doctor, medication, visitId };
  }

  return { careVisit, caregiverOf, checkIn, circle, measure, now, wholeDay };
}
