import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import type { CareStop } from '@hafi/contract/caregivers/caregivers.contract';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { describe, expect, it } from 'vitest';
import { stopsWithWaiting } from './waiting-visits.ts';

const elder: Elder = {
  id: 'elder',
  name: 'Vestine Nyiraneza',
  firstName: 'Vestine',
  photo: null,
  by: 'circle',
  relation: 'caregiver',
  decidesAs: null,
  permissions: [],
};
const day = '2026-11-23';
const stop: CareStop = {
  elder,
  planned: {
    scheduleId: 'schedule',
    day,
    tasks: ['meal'],
    note: null,
    startsAt: '2026-11-23T08:00:00.000Z',
    endsAt: '2026-11-23T09:00:00.000Z',
  },
  calledOff: null,
  state: 'planned',
  visit: null,
  place: null,
  phone: null,
  kilometres: null,
  health: null,
  doses: null,
};
const arrival: CareEntry = {
  id: 'one',
  visitId: 'visit',
  planned: { scheduleId: 'schedule', day },
  arrivedAt: '2026-11-23T08:02:00.000Z',
  leftAt: null,
  tasks: [],
  condition: null,
};
const end: CareEntry = {
  ...arrival,
  id: 'two',
  leftAt: '2026-11-23T09:01:00.000Z',
  tasks: ['meal'],
  condition: 'usual',
  note: '',
};
const about = { day, elders: [elder], caregiver: 'caregiver' };
const show = (stops: readonly CareStop[], ...entries: CareEntry[]) =>
  stopsWithWaiting(
    stops,
    entries.map((entry) => ({ elderId: elder.id, entry })),
    about,
  ).map(({ state, visit, waiting }) => [state, visit?.id ?? null, waiting]);

describe('visits that wait in the outbox', () => {
  it('appear in their order in the route', () => {
    expect(show([stop])).toEqual([['planned', null, false]]);
    expect(show([stop], arrival)).toEqual([['arrived', 'visit', true]]);
    expect(show([stop], arrival, end)).toEqual([['done', 'visit', true]]);
    expect(show([stop], end, arrival)).toEqual([['done', 'visit', true]]);
  });

  it('give way to an arrival that is taken back', () => {
    const undo = { ...arrival, id: 'three', undone: true };
    expect(show([stop], arrival, undo)).toEqual([['planned', null, true]]);
    expect(show([stop], undo)).toEqual([['planned', null, true]]);
    const alone = { ...arrival, planned: null };
    expect(show([], alone, { ...undo, planned: null })).toEqual([]);
    expect(show([stop], arrival, end, undo)).toEqual([['done', 'visit', true]]);
  });

  it('that are unscheduled are sorted by their time, on their day', () => {
    const other = { ...end, visitId: 'other', planned: null };
    const early = { ...other, arrivedAt: '2026-11-23T05:00:00.000Z' };
    expect(show([stop], early)).toEqual([
      ['done', 'other', true],
      ['planned', null, false],
    ]);
    expect(show([stop], { ...other, arrivedAt: '2026-11-22T05:00:00.000Z' })).toHaveLength(1);
  });

  it('are not shown for elders who are no longer cared for', () => {
    const waiting = [{ elderId: 'gone', entry: { ...end, planned: null } }];
    expect(stopsWithWaiting([], waiting, about)).toEqual([]);
  });
});
