import { defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { stopSms } from '../../../platform/outbox/sms/sms-stops.repo.ts';
import { callAs } from '../../../test/call-as.ts';
import {
  checkInStage,
  checkInTitles,
  watchCheckIns,
} from '../../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { people } from '../../accounts/people.tables.ts';

let app: TestApp;
let stage: Awaited<ReturnType<typeof checkInStage>>;
let coordinator: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  stage = await checkInStage(app);
  coordinator = await makePerson(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

const change = (who: SignedIn, values: Partial<typeof people.$inferInsert>) =>
  app.platform.db.update(people).set(values).where(eq(people.id, who.personId));
const silent = { ...defaultChoice, email: false, push: false, sms: false };

/** A daughter who has turned every channel off, sleeps, and whose number is proved. */
async function silentDaughter(phoneVerified = true) {
  const daughter = await stage.relative(['alerts:receive', 'health:read']);
  const phoneNumber = nextNumber();
  const quietHours = { from: '20:00', to: '19:30' };
  await change(daughter, {
    phoneNumber,
    phoneVerified,
    preferences: { notifications: { ...silent, quietHours } },
  });
  return { ...daughter, phone: phoneNumber };
}

/** What has left for somebody, by channel. */
async function leaving(who: { email: string; phone: string }) {
  await deliverAll(app);
  const all = app.sent.filter(({ to }) => to === who.email || to === who.phone);
  app.sent.length = 0;
  return all.map(({ channel, text }) => ({ channel, text }));
}

const pageOf = async (who: SignedIn) => {
  const { link } = (await stage.bell(who)).at(-1) ?? { link: '' };
  const [, id] = /^\/check-ins\/([^?]+)\?elder=/.exec(link) ?? [];
  return (await callAs(app, who).get(`${stage.at}/late-check-ins/${id}`)).json().data;
};

describe('a check-in that did not come', () => {
  it('is told on every channel, through quiet hours and STOP, whatever was chosen', async () => {
    const daughter = await silentDaughter();
    await inTransaction(app.platform, (tx) => stopSms(tx, daughter.phone, app.clock.now()));
    await stage.plan();
    await stage.climbAll();
    const sent = await leaving(daughter);
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms']);
    for (const { text } of sent) expect(text).toContain('Vestine Uwase');
    expect((await pageOf(daughter)).told).toMatchObject([{ telling: 'told' }]);
    // The all-clear takes the same ways.
    await stage.say();
    expect((await leaving(daughter)).map(({ channel }) => channel).sort()).toEqual(['mail', 'sms']);
  });

  it('names nobody to a number that nobody has proved', async () => {
    const daughter = await silentDaughter(false);
    await stage.plan();
    await stage.climbAll();
    const alarms = await leaving(daughter);
    await stage.say();
    const sent = [...alarms, ...(await leaving(daughter))];
    expect(sent).toHaveLength(4);
    for (const { text } of sent) expect(text).not.toContain('Vestine');
  });

  it('is told the coordinators urgently too', async () => {
    const daughter = await silentDaughter();
    await change(coordinator, { preferences: { notifications: silent } });
    await stage.plan();
    await stage.climbAll();
    await stage.watchAt('06:40:00');
    expect(await leaving({ ...daughter, email: coordinator.email })).toContainEqual(
      expect.objectContaining({ channel: 'mail' }),
    );
  });

  it('of whom no message can tell anybody: the page says so, and coordinators are told at once', async () => {
    const daughter = await stage.relative(['alerts:receive', 'health:read']);
    await change(daughter, { email: null });
    await stage.plan();
    await stage.climbAll();
    const notified = (await pageOf(daughter)).told as { name: string; telling: string }[];
    expect(notified.find(({ name }) => name === 'Claudine Uwase')?.telling).toBe('in-app');
    expect(await stage.ofElder(coordinator, checkInTitles.missed)).toHaveLength(1);
  });
});

it('"not well" is told on every channel too', async () => {
  const daughter = await silentDaughter();
  app.clock.set('2026-11-23T06:00:00Z');
  await stage.say({ mood: 'not-well' });
  await watchCheckIns(app.platform);
  expect((await leaving(daughter)).map(({ channel }) => channel).sort()).toEqual(['mail', 'sms']);
  const rows = await app.platform.db.select().from(outboxMessages);
  expect(rows.every(({ priority }) => priority === 'urgent')).toBe(true);
});
