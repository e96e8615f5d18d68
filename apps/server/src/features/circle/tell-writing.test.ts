import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { giveAppointmentAccessNow } from '../../test/factories/appointment-access.factory.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { amlodipine } from '../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { recordData } from '../record/own-record.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const penicillin = { substance: 'Penicillin', kind: 'medication', criticality: 'high' };

/** An elder with a daughter who reads, a neighbour who does not, and the doctor of an appointment. */
async function circle() {
  const elder = await makePerson(app);
  const daughter = await makeMember(app, { elder, permissions: ['health:read'] });
  const neighbour = await makeMember(app, { elder, permissions: ['alerts:receive'] });
  const doctor = await makePerson(app, { roles: ['DOCTOR'], firstName: 'Jean' });
  await giveAppointmentAccessNow(app, elder, doctor);
  const at = (part: string) => `/api/elders/${elder.personId}/${part}`;
  return { elder, daughter, neighbour, doctor, at };
}

const noticesOf = async (who: SignedIn): Promise<{ message: string; link: string }[]> =>
  (await callAs(app, who).get('/api/notifications')).json().data;

it('a burst of entries is one message after some minutes, by day, and no SMS', async () => {
  const { at, daughter, elder } = await circle();
  const sentAt = async (time: string) => {
    app.clock.set(time);
    app.sent.length = 0;
    await app.due.run('notifications.send-digests');
    await deliverAll(app);
    return app.sent.filter(({ to }) => to === daughter.email || to.startsWith('+'));
  };
  const add = async (...substances: readonly string[]) => {
    for (const substance of substances) {
      await callAs(app, elder).post(at('allergies'), Object.assign({}, penicillin, { substance }));
    }
  };
  app.clock.set('2026-11-23T10:00:00Z');
  await add('Penicillin', 'Nuts', 'Latex');
  expect(await sentAt('2026-11-23T10:09:00Z')).toEqual([]);
  expect(await sentAt('2026-11-23T10:11:00Z')).toHaveLength(1);
  app.clock.set('2026-11-23T22:51:00Z');
  await add('Milk', 'Eggs');
  expect(await sentAt('2026-11-24T03:59:00Z')).toEqual([]);
  expect(await sentAt('2026-11-24T04:01:00Z')).toHaveLength(1);
});

it('tells of an allergy that a doctor withdraws, with the reason in the timeline', async () => {
  const { at, daughter, doctor, elder, neighbour } = await circle();
  const added = await callAs(app, elder).post(at('allergies'), penicillin);
  const { id } = added.json().data;
  const withdraw = (reason: string) =>
    callAs(app, doctor).post(at(`allergies/${id}/withdraw`), { reason });
  expect((await withdraw(' ')).json()).toMatchObject({ errors: [{ path: 'reason' }] });
  expect((await withdraw('The test was negative')).statusCode).toBe(200);
  const words = 'Jean Mukamana withdrew an allergy of Espérance Mukamana.';
  for (const who of [elder, daughter]) {
    const [notice] = await noticesOf(who);
    expect(notice?.message).toContain(words);
    expect(notice?.link).toBe(`/healthcare?tab=record&elder=${elder.personId}`);
    expect(JSON.stringify(await noticesOf(who))).not.toContain('Penicillin');
  }
  expect(await noticesOf(neighbour)).toEqual([]);
  const timeline = (await callAs(app, daughter).get(at('timeline'))).json().data;
  expect(timeline).toMatchObject([
    {
      title: 'Allergy withdrawn: Penicillin',
      details: ['The test was negative'],
      by: 'Jean Mukamana',
    },
    { title: 'Allergy written down: Penicillin' },
  ]);
  const log = (await callAs(app, elder).get(at('access-log'))).json();
  expect(log.intact).toBe(true);
  expect(log.data).toContainEqual(
    expect.objectContaining({
      subject: 'allergies-written',
      by: 'visit',
      who: expect.objectContaining({ personId: doctor.personId }),
    }),
  );
});

it('tells of an illness that a doctor withdraws, with the reason in timeline and export', async () => {
  const { at, daughter, doctor, elder } = await circle();
  const { id } = (await callAs(app, elder).post(at('conditions'), { name: 'Gout' })).json().data;
  const by = callAs(app, doctor);
  expect((await by.remove(at(`conditions/${id}`))).statusCode).toBe(404);
  const withdraw = (reason: string) => by.post(at(`conditions/${id}/withdraw`), { reason });
  expect((await withdraw(' ')).json()).toMatchObject({ errors: [{ path: 'reason' }] });
  expect((await callAs(app, elder).get(at('record'))).json().data.conditions).toHaveLength(1);
  expect((await withdraw('The joint was injured')).statusCode).toBe(200);
  const words = 'Jean Mukamana took an illness of Espérance Mukamana out of the record.';
  for (const who of [elder, daughter]) {
    expect((await noticesOf(who))[0]?.message).toContain(words);
  }
  const timeline = (await callAs(app, daughter).get(at('timeline'))).json().data;
  expect(timeline[0]).toMatchObject({
    title: 'Illness taken out of the record: Gout',
    details: ['The joint was injured'],
    by: 'Jean Mukamana',
  });
  const log = (await callAs(app, elder).get(at('access-log'))).json().data;
  expect(log).toContainEqual(expect.objectContaining({ subject: 'conditions-written' }));
  const [part] = recordData;
  expect(await part?.read(app.platform.db, elder.personId)).toMatchObject([
    { name: 'Gout', status: 'entered-in-error', why: 'The joint was injured' },
  ]);
});

it('tells of new medicines, illnesses and signed notes, and writes down who wrote', async () => {
  const { at, daughter, doctor, elder } = await circle();
  const by = callAs(app, doctor);
  await by.post(at('conditions'), { name: 'Asthma' });
  await by.post(at('medications'), amlodipine());
  const note = (await by.post(at('notes'), { plan: 'Rest' })).json().data;
  await by.post(`/api/practice/notes/${note.id}/sign`, { number: 'RMDC 1234' });
  await by.post(`/api/practice/notes/${note.id}/amend`, { text: 'Two days' });
  const notices = (await noticesOf(daughter)).map(({ message }) => message).sort();
  expect(notices).toEqual([
    'Jean Mukamana added a correction to a note about Espérance Mukamana.',
    'Jean Mukamana added a medicine for Espérance Mukamana.',
    'Jean Mukamana signed a note about Espérance Mukamana.',
    'Jean Mukamana wrote down an illness of Espérance Mukamana.',
  ]);
  expect(await noticesOf(doctor)).toEqual([]);
  const log = (await callAs(app, elder).get(at('access-log'))).json().data;
  expect(log.map(({ subject }: { subject: string }) => subject).sort()).toEqual([
    'conditions-written',
    'medications-written',
    'notes-written',
    'notes-written',
  ]);
});

it('does not put what the elder writes into the log of others', async () => {
  const { at, daughter, elder } = await circle();
  await callAs(app, elder).post(at('allergies'), penicillin);
  expect(await noticesOf(elder)).toEqual([]);
  expect(await noticesOf(daughter)).toHaveLength(1);
  expect((await callAs(app, elder).get(at('access-log'))).json().data).toEqual([]);
});
