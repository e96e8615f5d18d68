import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Course,
  daysLeft,
  dosesBetween,
  dosesPerDay,
  isScheduled,
  nextDose,
} from './schedule.ts';

const hour = 3_600_000;
const day = 24 * hour;
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const halfHour = fc
  .nat({ max: 47 })
  .map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`);
const calendarDay = fc
  .integer({ min: Date.UTC(2024, 0, 1) / day, max: Date.UTC(2029, 11, 31) / day })
  .map((number) => new Date(number * day).toISOString().slice(0, 10));
const instant = fc
  .integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2029, 11, 31) })
  .map((ms) => new Date(ms));
const schedule = fc.oneof(
  fc.record({
    kind: fc.constant('times' as const),
    times: fc.uniqueArray(halfHour, { minLength: 1, maxLength: 6 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
  }),
  fc.record({
    kind: fc.constant('interval' as const),
    everyHours: fc.integer({ min: 1, max: 168 }),
    startTime: halfHour,
  }),
);
const course: fc.Arbitrary<Course> = fc
  .record({ schedule, startsOn: calendarDay, length: fc.option(fc.nat({ max: 400 })) })
  .map(({ length, ...rest }) => ({
    ...rest,
    endsOn:
      length === null
        ? null
        : new Date(Date.parse(`${rest.startsOn}T00:00:00Z`) + length * day)
            .toISOString()
            .slice(0, 10),
  }));

/** Date and time of an instant in Kigali, by the platform's time zone data. */
function inKigali(at: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Africa/Kigali',
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}`,
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of('weekday')) + 1,
  };
}

const daily = (times: string[]): Course => ({
  schedule: { kind: 'times', times, weekdays: [1, 2, 3, 4, 5, 6, 7] },
  startsOn: '2026-11-01',
  endsOn: null,
});

describe('the doses of a course', () => {
  it('are on its days and times by the clock of Kigali, and inside the course', () => {
    fc.assert(
      fc.property(course, instant, (made, from) => {
        for (const at of dosesBetween(made, from, new Date(from.getTime() + 15 * day))) {
          const { day: on, time, weekday } = inKigali(at);
          expect(on >= made.startsOn).toBe(true);
          expect(made.endsOn === null || on <= made.endsOn).toBe(true);
          if (made.schedule.kind === 'times') {
            expect(made.schedule.times).toContain(time);
            expect(made.schedule.weekdays).toContain(weekday);
          }
          expect(isScheduled(made, at)).toBe(true);
          expect(isScheduled(made, new Date(at.getTime() + 60_000))).toBe(false);
        }
      }),
    );
  });

  it('are complete: as many as the days and times between make', () => {
    fc.assert(
      fc.property(course, instant, fc.nat({ max: 20 }), (made, from, days) => {
        const before = new Date(from.getTime() + days * day);
        const wanted: number[] = [];
        // A brute-force reference: slow but obviously right.
        for (
          let ms = Math.ceil(from.getTime() / 1_800_000) * 1_800_000;
          ms < +before;
          ms += 1_800_000
        ) {
          const { day: on, time, weekday } = inKigali(new Date(ms));
          if (on < made.startsOn || (made.endsOn !== null && on > made.endsOn)) continue;
          const { schedule: plan } = made;
          if (plan.kind === 'times') {
            if (plan.times.includes(time) && plan.weekdays.includes(weekday)) wanted.push(ms);
          } else if (plan.kind === 'interval') {
            const start = Date.parse(`${made.startsOn}T${plan.startTime}:00+02:00`);
            if (ms >= start && (ms - start) % (plan.everyHours * hour) === 0) wanted.push(ms);
          }
        }
        expect(dosesBetween(made, from, before).map(Number)).toEqual(wanted);
      }),
      { numRuns: 25 },
    );
  });

  it('are the same for any split of the period, so jumping clocks lose none', () => {
    fc.assert(
      fc.property(
        course,
        instant,
        fc.array(fc.nat({ max: 10 * day }), { maxLength: 6 }),
        (made, from, jumps) => {
          const end = new Date(from.getTime() + 10 * day);
          const stops = [+from, ...jumps.map((ms) => +from + ms).sort((a, b) => a - b), +end];
          const pieces = stops
            .slice(1)
            .flatMap((stop, at) => dosesBetween(made, new Date(stops[at] ?? stop), new Date(stop)));
          expect(pieces).toEqual(dosesBetween(made, from, end));
        },
      ),
    );
  });

  it('are the same in every time zone of the program or a daughter', () => {
    const made = daily(['02:30', '07:00', '23:30']);
    // The clocks of New York and Brussels change during this year.
    const [from, before] = [new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')];
    const seen = ['UTC', 'America/New_York', 'Europe/Brussels', 'Australia/Lord_Howe'].map((tz) => {
      process.env.TZ = tz;
      return dosesBetween({ ...made, startsOn: '2026-01-01' }, from, before).map((at) =>
        at.toISOString(),
      );
    });
    expect(seen[0]).toHaveLength(3 * 365);
    for (const doses of seen) expect(doses).toEqual(seen[0]);
  });

  it('begin with the next one at or after an instant', () => {
    const at = (text: string) => nextDose(daily(['07:00', '19:00']), new Date(text))?.toISOString();
    expect(at('2026-11-23T05:00:00Z')).toBe('2026-11-23T05:00:00.000Z');
    expect(at('2026-11-23T05:00:00.001Z')).toBe('2026-11-23T17:00:00.000Z');
    expect(at('2026-11-23T17:00:01Z')).toBe('2026-11-24T05:00:00.000Z');
  });

  it('end with the last day of the course, and do not exist as needed', () => {
    const made = { ...daily(['07:00']), endsOn: '2026-11-23' };
    expect(nextDose(made, new Date('2026-11-23T05:00:00Z'))).not.toBeNull();
    expect(nextDose(made, new Date('2026-11-23T05:00:01Z'))).toBeNull();
    const needed = { ...made, schedule: { kind: 'as-needed' as const, mostPerDay: 3 } };
    expect(nextDose(needed, new Date('2026-11-01T05:00:00Z'))).toBeNull();
  });
});

describe('pills', () => {
  it('last as many whole days as there are whole doses', () => {
    const left = (pills: number | null, pillsPerDose: number, times = ['07:00', '19:00']) =>
      daysLeft(daily(times).schedule, { pills, pillsPerDose });
    expect(left(20, 1)).toBe(10);
    expect(left(19, 1)).toBe(9);
    expect(left(3, 2)).toBe(0);
    expect(left(0, 1)).toBe(0);
    expect(left(15, 0.5, ['07:00'])).toBe(30);
    expect(left(null, 1)).toBeNull();
    expect(
      daysLeft(
        { kind: 'interval', everyHours: 8, startTime: '06:00' },
        { pills: 9, pillsPerDose: 1 },
      ),
    ).toBe(3);
    expect(
      daysLeft({ kind: 'as-needed', mostPerDay: 4 }, { pills: 9, pillsPerDose: 1 }),
    ).toBeNull();
  });

  it('are never below zero, and a day uses what the schedule says', () => {
    fc.assert(
      fc.property(
        schedule,
        fc.nat({ max: 500 }),
        fc.integer({ min: 1, max: 40 }),
        (plan, halves, dose) => {
          const perDay = dosesPerDay(plan) ?? 0;
          const days = daysLeft(plan, { pills: halves / 2, pillsPerDose: dose / 2 }) ?? -1;
          expect(days).toBeGreaterThanOrEqual(0);
          expect(days * perDay * dose).toBeLessThanOrEqual(halves + 1e-6);
        },
      ),
    );
  });
});
