import type { TimelineEntry } from '@hafi/contract/timeline/timeline.schemas';
import { expect, it } from 'vitest';
import { daysOf } from './timeline-days.ts';

const entry = (at: string): TimelineEntry => ({
  id: at,
  kind: 'alerts',
  at,
  wholeDay: false,
  title: '',
  details: [],
  by: null,
  status: null,
  link: null,
});

it('groups events by the days of the elder, whose midnight is at 22:00 UTC', () => {
  const [late, evening, morning] = [
    entry('2026-11-22T22:30:00.000Z'),
    entry('2026-11-22T21:30:00.000Z'),
    entry('2026-11-22T05:00:00.000Z'),
  ];
  expect(daysOf([late, evening, morning])).toEqual([
    { day: '2026-11-23', entries: [late] },
    { day: '2026-11-22', entries: [evening, morning] },
  ]);
  expect(daysOf([])).toEqual([]);
});
