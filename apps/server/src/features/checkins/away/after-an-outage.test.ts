import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const news = () => stage.missedNews(daughter);
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
])('after an outage of %s', (_, begun, back, passed, requested) => {
  const lastDay = (Date.parse(back) - Date.parse('2026-11-23T00:00:00Z')) / 86_400_000;
  const weekday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'][Math.floor(lastDay)];

  beforeEach(async () => {
    if (begun) await stage.watchAt('03:00:00');
    await stage.comeBack(back);
  });

  it('the elder is asked once, then the circle is told once, with the day', async () => {
    const before = (await stage.ofElder(coordinator, missed)).length;
    expect(await stage.titles(stage.elder)).toEqual(requested);
    expect(await news()).toEqual([]);
    await stage.afterTheAsking();
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
    await stage.afterTheAsking();
    const [line] = (await stage.bell(daughter)).filter(({ title }) => title === missed);
    const [id] = /[0-9a-f-]{36}/.exec(line?.link ?? '') ?? [''];
    const page = (await asDaughter().get(`${stage.at}/late-check-ins/${id}`)).json().data;
    expect(page).toMatchObject({ away: true, answeredAt: null });
    const days = page.missedBefore.map((at: string) => new Date(at).toUTCString().slice(0, 3));
    expect(days.reverse()).toEqual(passed);
    const notified = (await asDaughter().get('/api/activity?limit=100')).json().data;
    const lines = notified.filter(({ text }: { text: string }) =>
      text.includes('Hafi was not working'),
    );
    expect(lines).toHaveLength(passed.length + 1);
  });

  it('a greeting within that time disturbs nobody and ends them all', async () => {
    await stage.say();
    await stage.afterTheAsking();
    app.clock.advance({ minutes: 40 });
    await watchCheckIns(app.platform);
    expect(await stage.titles(daughter)).toEqual([]);
    const rows = await app.platform.db.select().from(expectedCheckIns);
    expect(rows.filter(({ answeredAt }) => answeredAt === null)).toEqual([]);
  });

  it('a greeting later gives the all-clear, once', async () => {
    await stage.afterTheAsking();
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
    await stage.afterTheAsking();
    expect(await glance()).toMatchObject({
      checkInMissed: true,
      checkIn: { late: { away: true } },
    });
  });

  it('mail and SMS say the day and nothing of health', async () => {
    app.sent.length = 0;
    await stage.afterTheAsking();
    await deliverAll(app);
    const [mail] = app.sent.filter(({ to }) => to === daughter.email);
    expect(mail?.text).toContain(`on ${weekday}`);
    expect(mail?.text).not.toMatch(/well|health|sick/i);
  });
});

describe('an outage', () => {
  it('that ends before the next hour leaves that one as always', async () => {
    await stage.comeBack('2026-11-24T03:30:00Z');
    await stage.afterTheAsking();
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
    await stage.comeBack('2026-11-26T12:00:00Z');
    await stage.afterTheAsking();
    const lines = await news();
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('on Thursday');
  });

  it('in which a check-in was made without network counts it when it arrives', async () => {
    await stage.watchAt('03:00:00');
    await stage.comeBack('2026-11-25T10:00:00Z');
    await stage.say({ at: '2026-11-24T06:00:00Z' });
    await stage.afterTheAsking();
    expect((await news())[0]).toContain('on Wednesday');
    const rows = await app.platform.db.select().from(expectedCheckIns);
    const open = rows.filter(({ answeredAt }) => answeredAt === null).map(({ day }) => day);
    expect(open).toEqual(['2026-11-25']);
  });

  it('counts no day of a pause, and no other weekday', async () => {
    await stage.plan({ weekdays: [2, 4], pause: { until: '2026-11-24', reason: null } });
    await stage.comeBack('2026-11-27T12:00:00Z');
    await stage.afterTheAsking();
    expect((await news())[0]).toContain('on Thursday');
    const rows = await app.platform.db.select().from(expectedCheckIns);
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-26']);
  });

  it('is followed up also when the hours are changed meanwhile', async () => {
    await stage.watchAt('03:00:00');
    await stage.comeBack('2026-11-25T10:00:00Z');
    await stage.plan({ time: '19:00' });
    await stage.afterTheAsking();
    expect(await news()).toHaveLength(1);
    expect((await news())[0]).toContain('on Wednesday');
  });

  it('ends with one word for all days when somebody has reached her', async () => {
    await stage.watchAt('03:00:00');
    await stage.comeBack('2026-11-26T10:00:00Z');
    await stage.afterTheAsking();
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
