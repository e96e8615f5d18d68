import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyOverlap, occurrencesIn } from './occurrences.ts';

const weekly = {
  startsOn: '2026-11-23',
  endsOn: '2026-12-31',
  time: '09:30',
  minutes: 90,
  weekdays: [1, 3, 5],
};
const days = (list: readonly { day: string }[]) => list.map(({ day }) => day);

describe('the visits of a schedule', () => {
  it('are on the chosen weekdays, by the clock in Kigali', () => {
    const found = occurrencesIn(weekly, { from: '2026-11-20', to: '2026-11-30' });
    expect(days(found)).toEqual(['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-30']);
    expect(found[0]).toEqual({
      day: '2026-11-23',
      startsAt: new Date('2026-11-23T07:30:00Z'),
      endsAt: new Date('2026-11-23T09:00:00Z'),
    });
  });

  it('end with the schedule, its last day included', () => {
    const found = occurrencesIn(weekly, { from: '2026-12-28', to: '2027-02-01' });
    expect(days(found)).toEqual(['2026-12-28', '2026-12-30']);
  });

  it('are a single one without weekdays', () => {
    const once = { ...weekly, weekdays: [], endsOn: '2026-11-23' };
    expect(days(occurrencesIn(once, { from: '2026-11-01', to: '2027-11-01' }))).toEqual([
      '2026-11-23',
    ]);
  });

  it('leave out cancelled ones, and those not over when the schedule was ended', () => {
    const span = { from: '2026-11-23', to: '2026-11-30' };
    const skipped = new Set(['2026-11-25']);
    expect(days(occurrencesIn(weekly, { ...span, skipped }))).not.toContain('2026-11-25');
    const endedAt = new Date('2026-11-25T08:00:00Z');
    expect(days(occurrencesIn({ ...weekly, endedAt }, span))).toEqual(['2026-11-23']);
  });
});

const span = (from: number, to: number) => ({ startsAt: new Date(from), endsAt: new Date(to) });

describe('two visits', () => {
  it.each([
    [[0, 10], [10, 20], false],
    [[0, 10], [9, 20], true],
    [[5, 6], [0, 20], true],
    [[0, 20], [5, 6], true],
    [[3, 7], [3, 7], true],
  ] as const)('%j and %j overlap: %s', ([from, to], [start, end], overlaps) => {
    expect(anyOverlap([span(from, to)], [span(start, end)])).toBe(overlaps);
  });

  it('overlap exactly as a comparison of each pair says', () => {
    const spans = fc.array(
      fc.tuple(fc.nat(60), fc.integer({ min: 1, max: 9 })).map(([at, long]) => span(at, at + long)),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(spans, spans, (some, others) => {
        const slow = some.some((one) =>
          others.some((other) => one.startsAt < other.endsAt && other.startsAt < one.endsAt),
        );
        expect(anyOverlap(some, others)).toBe(slow);
      }),
    );
  });
});
