import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, pulse, vitalsStage } from '../../test/vitals-stage.ts';
import { bucketsOf } from './vitals-report.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;

beforeAll(async () => {
  // Thursday 26 November 2026, noon in Kigali.
  app = await startTestApp({ now: '2026-11-26T10:00:00Z' });
  stage = vitalsStage(app);
  elder = await makePerson(app);
  const add = async (takenAt: string, reading: object) => {
    const answer = await stage.add(elder, elder, { ...reading, takenAt, confirmed: true });
    expect(answer.statusCode).toBe(201);
  };
  // The first and the last minute of the week in Kigali.
  await add('2026-11-22T21:59:59Z', pressure(200, 100));
  await add('2026-11-22T22:00:00Z', pressure(140, 80));
  await add('2026-11-23T21:59:59Z', pressure(130, 70));
  await add('2026-11-25T10:00:00Z', pressure(120, 75));
  await add('2026-11-25T10:00:00Z', pulse(70));
  await add('2026-11-18T10:00:00Z', pressure(150, 90));
  await add('2026-03-10T10:00:00Z', pressure(160, 100));
  await add('2025-12-01T10:00:00Z', pressure(170, 100));
});
afterAll(() => app.close());

const report = async (query: string) =>
  (await stage.get(elder, elder, `vitals/report?${query}`)).data;

describe('the report', () => {
  it('of a week runs from Monday to Sunday in Kigali', async () => {
    const week = await report('span=week');
    expect(week).toMatchObject({ span: 'week', from: '2026-11-23', to: '2026-11-29' });
    expect(week.buckets).toHaveLength(7);
    const [heart, blood] = week.series;
    expect(heart).toMatchObject({ kind: 'heart-rate', counts: [0, 0, 1, 0, 0, 0, 0], abnormal: 0 });
    expect(blood).toMatchObject({ kind: 'blood-pressure', abnormal: 1 });
    expect(blood.counts).toEqual([2, 0, 1, 0, 0, 0, 0]);
    const [systolic, diastolic] = blood.parts;
    expect(systolic).toEqual({
      part: 'systolic',
      band: { min: 111, max: 139 },
      whole: { min: 120, mean: 130, max: 140 },
      points: [
        { min: 130, mean: 135, max: 140 },
        null,
        { min: 120, mean: 120, max: 120 },
        null,
        null,
        null,
        null,
      ],
    });
    expect(diastolic).toMatchObject({ part: 'diastolic', whole: { min: 70, mean: 75, max: 80 } });
    expect(await report('span=week&day=2026-11-29')).toEqual(week);
    expect(await report('span=week&day=2026-11-22')).toMatchObject({ from: '2026-11-16' });
  });

  it('of a month and a year aggregates by day and by month', async () => {
    const month = await report('span=month&kind=blood-pressure');
    expect(month).toMatchObject({ from: '2026-10-28', to: '2026-11-26' });
    expect(month.series).toHaveLength(1);
    expect(month.series[0].counts.reduce((sum: number, each: number) => sum + each, 0)).toBe(5);
    const year = await report('span=year&kind=blood-pressure');
    expect(year).toMatchObject({ from: '2025-12-01', to: '2026-11-30' });
    expect(year.series[0].counts).toEqual([1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 5]);
    expect(year.series[0].parts[0].points[3]).toEqual({ min: 160, mean: 160, max: 160 });
  });

  it('without readings has no series', async () => {
    expect((await report('span=week&kind=weight')).series).toEqual([]);
  });

  it('has no days beyond the calendars of people', async () => {
    const { personId, headers } = elder;
    for (const query of [
      'vitals/report?span=year&day=0001-01-01',
      'vitals?to=9999-12-31',
      'vitals?from=1',
    ]) {
      const answer = await app.http.inject({ url: `/api/elders/${personId}/${query}`, headers });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors).toMatchObject([{ code: 'invalid-date' }]);
    }
    expect((await stage.get(elder, elder, 'vitals?to=1900-01-01')).data).toEqual([]);
    expect((await report('span=year&day=2199-12-31')).series).toEqual([]);
  });

  it('handles leap days and the turn of the year', () => {
    expect(bucketsOf('year', '2028-02-29')[11]).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(bucketsOf('year', '2026-01-15')[0]).toEqual({ from: '2025-02-01', to: '2025-02-28' });
    expect(bucketsOf('week', '2027-01-01')[0]).toEqual({ from: '2026-12-28', to: '2026-12-28' });
  });
});

describe('the current vitals', () => {
  it('show each kind with its change and this week against the last', async () => {
    const { news2, vitals } = (await stage.get(elder, elder, 'vitals/latest')).data;
    expect(vitals.map(({ kind }: { kind: string }) => kind)).toEqual([
      'heart-rate',
      'blood-pressure',
      'temperature',
      'oxygen-saturation',
      'weight',
      'glucose',
      'respiratory-rate',
    ]);
    expect(vitals[0]).toMatchObject({
      reading: { values: { value: 70 } },
      change: null,
      week: null,
    });
    const [, blood] = vitals;
    expect(blood.reading.values).toEqual({ systolic: 120, diastolic: 75 });
    // The mean of 200, 140, 130 and 150 over 85.
    expect(blood.change).toEqual({
      mean: { systolic: 155, diastolic: 85 },
      difference: -35,
      percent: -22.6,
      bearing: 'towards',
    });
    expect(blood.week).toEqual({
      thisWeek: { systolic: 130, diastolic: 75 },
      lastWeek: { systolic: 175, diastolic: 95 },
      trend: 'lower',
      bearing: 'towards',
      agrees: true,
    });
    expect(news2).toBeNull();
  });

  it('say that a calm week that ends high is not borne out by its last reading', async () => {
    const own = await makePerson(app);
    const days = (count: number) => ({ takenAt: stage.hoursAgo(count * 24) });
    const now = app.clock.now();
    // A Friday, so that this week has days.
    app.clock.set('2026-11-27T06:00:00Z');
    await stage.add(own, own, pressure(128, 80, days(8)));
    await stage.add(own, own, pressure(118, 80, days(2)));
    await stage.add(own, own, pressure(119, 80, days(1)));
    await stage.add(own, own, pressure(147, 88));
    const [, blood] = (await stage.get(own, own, 'vitals/latest')).data.vitals;
    expect(blood).toMatchObject({
      reading: { status: { level: 'watch', direction: 'high' } },
      week: { thisWeek: { systolic: 128 }, trend: 'same', agrees: false },
    });
    app.clock.set(now.toISOString());
  });

  it('have NEWS2 only when all of it was taken together', async () => {
    const own = await makePerson(app);
    const set = [
      { kind: 'respiratory-rate', values: { value: 22 } },
      { kind: 'oxygen-saturation', values: { value: 93 }, breathing: 'air' },
      pressure(105, 70),
      pulse(95),
      { kind: 'temperature', values: { value: 38.2 }, consciousness: 'alert' },
    ];
    const score = async () => (await stage.get(own, own, 'vitals/latest')).data.news2;
    for (const reading of set) {
      expect(await score()).toBeNull();
      await stage.add(own, own, { ...reading, takenAt: stage.hoursAgo(2) });
    }
    expect(await score()).toEqual({
      score: 7,
      level: 'high',
      judgedBy: null,
      at: stage.hoursAgo(2),
    });
    await stage.add(own, own, pulse(80));
    expect(await score()).toBeNull();
  });
});
