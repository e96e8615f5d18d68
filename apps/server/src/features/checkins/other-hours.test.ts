import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import {
  type CheckInStage,
  checkInStageAlone,
  checkInTitles,
} from '../../test/check-ins/check-in-stage.ts';
import type { SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { expectedCheckIns } from './checkins.tables.ts';

let app: TestApp;
let stage: CheckInStage;
let daughter: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  stage = await checkInStageAlone(app);
  daughter = await stage.relative(['alerts:receive', 'health:read']);
});
afterAll(() => app.close());

const { missed, now } = checkInTitles;
/** 08:00 in Kigali, on Tuesdays 10:30 and on Wednesdays 00:00. */
const otherTimes = [
  { weekday: 2, time: '10:30' },
  { weekday: 3, time: '00:00' },
];

describe('other hours on some days', () => {
  it('are asked for on their days, the usual one on the others', async () => {
    await stage.plan({ otherTimes });
    await stage.climbAll();
    expect(await stage.titles(daughter)).toEqual([missed]);
    await stage.say();
    await stage.watchAt('06:10:00', '2026-11-24');
    const before = (await stage.titles(daughter)).length;
    await stage.watchAt('08:29:59', '2026-11-24');
    expect((await stage.titles(stage.elder)).filter((title) => title === now)).toHaveLength(2);
    await stage.watchAt('08:30:00', '2026-11-24');
    await stage.watchAt('08:32:00', '2026-11-24');
    await stage.watchAt('08:39:59', '2026-11-24');
    expect(await stage.titles(daughter)).toHaveLength(before);
    await stage.watchAt('08:40:00', '2026-11-24');
    expect(await stage.titles(daughter)).toHaveLength(before + 1);
    const [elder] = (await callAs(app, daughter).get('/api/glances')).json().data;
    expect(elder.checkIn.expectedAt).toBe('2026-11-24T08:30:00.000Z');
  });

  it('are followed up after an outage, the last one of them', async () => {
    await stage.plan({ otherTimes });
    await stage.watchAt('12:00:00', '2026-11-25');
    app.clock.advance({ minutes: 8 });
    await stage.watchAt('12:08:00', '2026-11-25');
    const [line] = (await stage.bell(daughter)).filter(({ title }) => title === missed);
    expect(line?.message).toContain('Wednesday 25 November at 00:00');
    const rows = await app.platform.db.select().from(expectedCheckIns);
    expect(rows.map(({ expectedAt }) => expectedAt.toISOString()).sort()).toEqual([
      '2026-11-23T06:00:00.000Z',
      '2026-11-24T08:30:00.000Z',
      '2026-11-24T22:00:00.000Z',
    ]);
  });

  it('are kept by devices that do not know them, and go with their day', async () => {
    expect((await stage.plan({ otherTimes })).json().data.otherTimes).toEqual(otherTimes);
    // `daily` says nothing of them, as an older application.
    expect((await stage.plan({ time: '09:00' })).json().data.otherTimes).toEqual(otherTimes);
    const changed = (await stage.plan({ weekdays: [1, 3], time: '09:00' })).json().data;
    expect(changed.otherTimes).toEqual([{ weekday: 3, time: '00:00' }]);
    expect((await stage.plan({ otherTimes: [] })).json().data.otherTimes).toEqual([]);
    const same = [{ weekday: 2, time: '08:00' }];
    expect((await stage.plan({ otherTimes: same })).json().data.otherTimes).toEqual([]);
  });

  it('are refused where they are none, and nothing is lost', async () => {
    await stage.plan({ otherTimes });
    for (const wrong of [
      [{ weekday: 8, time: '10:00' }],
      [{ weekday: 2, time: '10:05' }],
      [
        { weekday: 2, time: '10:00' },
        { weekday: 2, time: '11:00' },
      ],
      'Tuesday',
    ]) {
      expect((await stage.plan({ otherTimes: wrong })).statusCode).toBe(400);
    }
    const kept = await stage.elder.get(`${stage.at}/check-in-plan`);
    expect(kept.json().data.otherTimes).toEqual(otherTimes);
  });

  it('of today move what is asked for today, as the usual hour does', async () => {
    await stage.plan();
    await stage.watchAt('03:00:00');
    await stage.plan({ otherTimes: [{ weekday: 1, time: '11:00' }] });
    await stage.watchAt('06:10:00');
    expect(await stage.titles(daughter)).toEqual([]);
    await stage.watchAt('09:02:00');
    await stage.watchAt('09:10:00');
    expect(await stage.titles(daughter)).toEqual([missed]);
  });
});
