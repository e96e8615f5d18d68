import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { callAs } from '../../../test/call-as.ts';
import {
  type CheckInStage,
  checkInStageAlone,
  checkInTitles,
  watchCheckIns,
} from '../../../test/check-ins/check-in-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { people } from '../../accounts/people.tables.ts';
import { expectedCheckIns } from '../checkins.tables.ts';

let app: TestApp;
let stage: CheckInStage;
let daughter: SignedIn;
let coordinator: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  coordinator = await makePerson(app, { roles: ['ADMIN'] });
});
beforeEach(async () => {
  stage = await checkInStageAlone(app);
  daughter = await stage.relative(['alerts:receive', 'health:read']);
  await stage.plan();
});
afterAll(() => app.close());

const { clear, missed, now, soon } = checkInTitles;

/** What the bell of the daughter says of check-ins that did not come. */
const news = async () =>
  (await stage.bell(daughter)).filter(({ title }) => title === missed).map((line) => line.message);

/** The server is back: all processes poll, and the time passes in which the elder can answer. */
async function comeBack(at: string): Promise<void> {
  app.clock.set(at);
  await Promise.all([1, 2, 3].map(() => watchCheckIns(app.platform)));
  await watchCheckIns(app.platform);
}
async function afterTheAsking(): Promise<void> {
  app.clock.advance({ minutes: 8 });
  await Promise.all([1, 2, 3].map(() => watchCheckIns(app.platform)));
}

const asDaughter = () => callAs(app, daughter);
const glance = async () => (await asDaughter().get('/api/glances')).json().data[0];

/** The hour of 08:00 on Monday 23 November is 06:00 UTC. */
describe.each([
  [
    '13 hours, begun before its first reminder',
    false,
    '2026-11-23T15:59:00Z',
    [] as string[],
    [now],
  ],
  ['13 hours, begun after its first reminder', true, '2026-11-23T16:00:00Z', [], [soon, now]],
  ['30 hours', true, '2026-11-24T09:00:00Z', ['Mon'], [soon, now]],
  ['5 days', true, '2026-11-27T20:00:00Z', ['Mon', 'Tue', 'Wed', 'Thu'], [soon, now]],
])('after an outage of %s', (_, begun, back, passed, asked) => {
  const lastDay = (Date.parse(back) - Date.parse('2026-11-23T00:00:00Z')) / 86_400_000;
  const weekday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'][Math.floor(lastDay)];

  beforeEach(async () => {
    if (begun) await stage.watchAt('03:00:00');
    await comeBack(back);
  });

  it('the elder is asked once, then the circle is told once, with the day', async () => {
    const before = (await stage.ofElder(coordinator, missed)).length;
    expect(await stage.titles(stage.elder)).toEqual(asked);
    expect(await news()).toEqual([]);
    await afterTheAsking();
    const [line, ...more] = await news();
    expect(more).toEqual([]);
    expect(line).toContain(`on ${weekday}`);
    expect(line).toContain('08:00');
    expect(line).toContain('Hafi was not working then');
    for (const minutes of [1, 20]) {
      app.clock.advance({ minutes });
      await watchCheckIns(app.platform);
    }
    expect(await news()).toHaveLength(1);
    app.clock.advance({ minutes: 10 });
    await watchCheckIns(app.platform);
    const toDesk = (await stage.ofElder(coordinator, missed)).slice(before);
    expect(toDesk.map(({ message }) => message)).toEqual([
      expect.stringContaining(`on ${weekday}`),
    ]);
  });

  it('the hours before are kept as passed in an outage, and read on the page and in the news', async () => {
    await afterTheAsking();
    const [line] = (await stage.bell(daughter)).filter(({ title }) => title === missed);
    const [id] = /[0-9a-f-]{36}/.exec(line?.link ?? '') ?? [''];
    const page = (await asDaughter().get(`${stage.at}/late-check-ins/${id}`)).json().data;
    expect(page).toMatchObject({ away: true, answeredAt: null });
    const days = page.missedBefore.map((at: string) => new Date(at).toUTCString().slice(0, 3));
    expect(days.reverse()).toEqual(passed);
    const told = (await asDaughter().get('/api/activity?limit=100')).json().data;
    const lines = told.filter(({ text }: { text: string }) =>
      text.includes('Hafi was not working'),
    );
    expect(lines).toHaveLength(passed.length + 1);
  });

  it('a greeting within that time disturbs nobody and ends them all', async () => {
    await stage.say();
    await afterTheAsking();
    app.clock.advance({ minutes: 40 });
    await watchCheckIns(app.platform);
    expect(await stage.titles(daughter)).toEqual([]);
    const rows = await app.platform.db.select().from(expectedCheckIns);
    expect(rows.filter(({ answeredAt }) => answeredAt === null)).toEqual([]);
  });

  it('a greeting later gives the all-clear, once', async () => {
    await afterTheAsking();
    await stage.say();
    expect(await stage.titles(daughter)).toEqual([missed, clear]);
    const rows = await app.platform.db.select().from(expectedCheckIns);
    expect(rows.filter(({ answeredAt }) => answeredAt === null)).toEqual([]);
  });

  it('nothing calm is shown from the first second on', async () => {
    expect(await glance()).toMatchObject({
      checkInMissed: true,
      checkIn: { late: { away: true } },
    });
    await afterTheAsking();
    expect(await glance()).toMatchObject({
      checkInMissed: true,
      checkIn: { late: { away: true } },
    });
  });

  it('mail and SMS say the day and nothing of health', async () => {
    app.sent.length = 0;
    await afterTheAsking();
    await deliverAll(app);
    const [mail] = app.sent.filter(({ to }) => to === daughter.email);
    expect(mail?.text).toContain(`on ${weekday}`);
    expect(mail?.text).not.toMatch(/well|health|sick/i);
  });
});

describe('an outage', () => {
  it('that ends before the next hour leaves that one as always', async () => {
    await comeBack('2026-11-24T03:30:00Z');
    await afterTheAsking();
    expect(await news()).toHaveLength(1);
    await stage.watchAt('06:00:00', '2026-11-24');
    await stage.watchAt('06:02:00', '2026-11-24');
    await stage.watchAt('06:10:00', '2026-11-24');
    const lines = await news();
    expect(lines).toHaveLength(2);
    expect(lines[1]).not.toContain('Hafi was not working');
  });

  it('leaves what the circle was told of before it, and asks for the last hour of it', async () => {
    await stage.climbAll();
    expect(await news()).toHaveLength(1);
    await comeBack('2026-11-26T12:00:00Z');
    await afterTheAsking();
    const lines = await news();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('on Thursday');
  });

  it('in which a check-in was made without network counts it when it arrives', async () => {
    await stage.watchAt('03:00:00');
    await comeBack('2026-11-25T10:00:00Z');
    await stage.say({ at: '2026-11-24T06:00:00Z' });
    await afterTheAsking();
    expect((await news())[0]).toContain('on Wednesday');
    const rows = await app.platform.db.select().from(expectedCheckIns);
    const open = rows.filter(({ answeredAt }) => answeredAt === null).map(({ day }) => day);
    expect(open).toEqual(['2026-11-25']);
  });

  it('counts no day of a pause, and no other weekday', async () => {
    await stage.plan({ weekdays: [2, 4], pause: { until: '2026-11-24', reason: null } });
    await comeBack('2026-11-27T12:00:00Z');
    await afterTheAsking();
    expect((await news())[0]).toContain('on Thursday');
    const rows = await app.platform.db.select().from(expectedCheckIns);
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-26']);
  });

  it('is followed up also when the hours are changed meanwhile', async () => {
    await stage.watchAt('03:00:00');
    await comeBack('2026-11-25T10:00:00Z');
    await stage.plan({ time: '19:00' });
    await afterTheAsking();
    expect(await news()).toHaveLength(1);
    expect((await news())[0]).toContain('on Wednesday');
  });

  it('ends with one word for all days when somebody has reached her', async () => {
    await stage.watchAt('03:00:00');
    await comeBack('2026-11-26T10:00:00Z');
    await afterTheAsking();
    const [line] = (await stage.bell(daughter)).filter(({ title }) => title === missed);
    const [id] = /[0-9a-f-]{36}/.exec(line?.link ?? '') ?? [''];
    await asDaughter().post(`${stage.at}/late-check-ins/${id}/reached`);
    const rows = await app.platform.db.select().from(expectedCheckIns);
    expect(rows.filter(({ answeredAt }) => answeredAt === null)).toEqual([]);
  });

  it('is not read from a clock that ran ahead and is set back', async () => {
    await stage.watchAt('03:00:00');
    await stage.watchAt('12:00:00', '2026-11-27');
    await stage.watchAt('03:10:00');
    const rows = await app.platform.db.select().from(expectedCheckIns);
    expect(rows).toMatchObject([{ day: '2026-11-23', awayAt: null, toldAt: null }]);
    for (const time of ['05:00:00', '06:00:00', '06:02:00', '06:10:00']) await stage.watchAt(time);
    const lines = await news();
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('Hafi was not working');
  });
});

describe('an outage that ends at night', () => {
  /** 03:00 in Kigali on Tuesday; the hour was 19:00 on Monday. */
  const night = '2026-11-24T01:00:00Z';
  const toElder = async () =>
    (await app.platform.db.select().from(outboxMessages)).filter(
      ({ personId }) => personId === stage.elder.personId,
    );

  beforeEach(async () => {
    await app.platform.db.delete(outboxMessages);
    await stage.plan({ time: '19:00' });
    await comeBack(night);
  });

  it('has the circle told as always, that she was not woken', async () => {
    app.sent.length = 0;
    await afterTheAsking();
    const [line, ...more] = await news();
    expect(more).toEqual([]);
    expect(line).toContain('It is night: we have not woken Vestine Uwase');
    await deliverAll(app);
    const [mail] = app.sent.filter(({ to }) => to === daughter.email);
    expect(mail?.text).toContain('It is night: we have not asked again');
  });

  it('does not wake her: the question stands in the app and is sent in the morning', async () => {
    expect(await stage.titles(stage.elder)).toEqual([now]);
    const [line] = await stage.bell(stage.elder);
    expect(line?.message).toContain('Hafi was not working for a while');
    const messages = await toElder();
    expect(messages.length).toBeGreaterThan(0);
    for (const { nextTryAt } of messages) {
      expect(nextTryAt.toISOString()).toBe('2026-11-24T04:00:00.000Z');
    }
  });

  it('has the coordinators ask the circle before they wake her, until the morning', async () => {
    const before = (await stage.ofElder(coordinator, missed)).length;
    const phoneNumber = '+250788000779';
    await app.platform.db
      .update(people)
      .set({ phoneNumber, phoneVerified: true })
      .where(eq(people.id, daughter.personId));
    await app.platform.db
      .update(people)
      .set({ phoneNumber: '+250788000781' })
      .where(eq(people.id, stage.elder.personId));
    await afterTheAsking();
    app.clock.advance({ minutes: 30 });
    await watchCheckIns(app.platform);
    const toDesk = (await stage.ofElder(coordinator, missed)).slice(before);
    expect(toDesk.map(({ message }) => message)).toEqual([
      expect.stringMatching(/It is night: we have not woken Vestine Uwase.*phone the circle first/),
    ]);
    const cards = async () =>
      (await callAs(app, coordinator).get('/api/admin/late-check-ins')).json().data;
    const mine = async () =>
      (await cards()).find(
        (card: { elder: { id: string } }) => card.elder.id === stage.elder.personId,
      );
    const card = await mine();
    expect(card).toMatchObject({ away: true, night: true });
    const toCall = card.told.filter(({ phone }: { phone?: string | null }) => phone);
    expect(toCall).toMatchObject([{ id: daughter.personId, phone: phoneNumber }]);
    app.clock.set('2026-11-24T04:00:00Z');
    const later = await mine();
    expect(later.night).toBe(false);
    expect(later.told.some((person: object) => 'phone' in person)).toBe(false);
  });

  it('asks nothing in the morning of who was heard from meanwhile, or reached', async () => {
    await afterTheAsking();
    await stage.say();
    app.clock.set('2026-11-24T04:00:00Z');
    app.sent.length = 0;
    await deliverAll(app);
    expect(app.sent.filter(({ to }) => to === stage.elder.email)).toEqual([]);
  });

  it('is told in the evening without that, also where the circle is told after ten', async () => {
    await stage.plan({ time: '18:00' });
    await stage.watchAt('13:00:00', '2026-11-24');
    await comeBack('2026-11-24T19:55:00Z');
    await afterTheAsking();
    expect((await news()).at(-1)).toContain('Please call');
    expect((await news()).at(-1)).not.toContain('It is night');
  });
});
