import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { outboxMessages } from '../../platform/outbox/outbox.tables.ts';
import { callAs } from '../../test/call-as.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  admin = await makePerson(app, { roles: ['ADMIN'] });
});
afterEach(() => app.reset());

const get = async (what: string) =>
  (await callAs(app, admin).get(`/api/admin/${what}`)).json().data;

test('an urgent alert that nobody answers stands there without what was measured, until it has ended', async () => {
  const stage = vitalsStage(app);
  const elder = await makePerson(app, { firstName: 'Vestine', phoneNumber: '+250788000012' });
  const daughter = await stage.member(elder, ['health:read', 'alerts:receive']);
  const { alert } = (await stage.add(elder, elder, pressure(188, 124, { confirmed: true }))).json()
    .data;
  // The circle and the doctors are asked first.
  expect(await get('urgent-alerts')).toEqual([]);
  for (const _step of ['doctor', 'coordinators']) {
    app.clock.advance({ minutes: 10 });
    await app.due.run('alerts.climb');
  }
  const open = await get('urgent-alerts');
  expect(open).toMatchObject([
    {
      id: alert.id,
      elder: { id: elder.personId, phone: '+250788000012' },
      steps: [{ step: 'circle' }, { step: 'doctor' }, { step: 'coordinators' }],
    },
  ]);
  expect(JSON.stringify(open)).not.toMatch(/\b(188|124)\b|pressure/);
  await callAs(app, daughter).post(`/api/elders/${elder.personId}/alerts/${alert.id}/acknowledge`);
  expect(await get('urgent-alerts')).toMatchObject([
    { id: alert.id, acknowledgedBy: { id: daughter.personId } },
  ]);
  await stage.add(elder, elder, pressure(128, 78, { takenAt: app.clock.now().toISOString() }));
  expect(await get('urgent-alerts')).toEqual([]);
});

test('each channel says what waits, since when, and what was given up', async () => {
  const { db, outbox } = app.platform;
  const mail = { channel: 'mail', to: 'a@hafi.test', subject: 'Hafi', text: 'Hafi' } as const;
  expect(await get('deliveries')).toEqual(
    ['mail', 'sms', 'push'].map((channel) => ({ channel, waiting: 0, oldest: null, givenUp: 0 })),
  );
  await outbox.add(db, [mail]);
  await db.update(outboxMessages).set({ failedAt: app.clock.now() });
  await outbox.add(db, [mail]);
  expect((await get('deliveries'))[0]).toEqual({
    channel: 'mail',
    waiting: 1,
    oldest: '2026-11-23T06:00:00.000Z',
    givenUp: 1,
  });
});
