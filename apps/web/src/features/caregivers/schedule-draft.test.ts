import { describe, expect, it } from 'vitest';
import { emptySchedule, type ScheduleDraft, scheduleSchema } from './schedule-draft.ts';

const id = '0197a0b0-0000-7000-8000-000000000001';
const draft = (more: Partial<ScheduleDraft> = {}): ScheduleDraft => ({
  ...emptySchedule(id, new Date('2026-11-23T23:30:00Z')),
  tasks: ['meal'],
  ...more,
});
const codes = (more: Partial<ScheduleDraft>) =>
  scheduleSchema
    .safeParse(draft(more), { reportInput: true })
    .error?.issues.map(({ path }) => path.join('.'));

describe('planned visits', () => {
  it('begin on the current day in Kigali', () => {
    expect(scheduleSchema.parse(draft())).toEqual({
      caregiverId: id,
      startsOn: '2026-11-24',
      time: '09:00',
      minutes: 60,
      weekdays: [],
      endsOn: null,
      tasks: ['meal'],
      note: '',
    });
  });

  it('repeat weekly on days until a day', () => {
    const weekly = { repeat: 'weekly', weekdays: [1, 3], endsOn: '2026-12-20' } as const;
    expect(scheduleSchema.parse(draft({ ...weekly, weekdays: [1, 3] }))).toMatchObject({
      weekdays: [1, 3],
      endsOn: '2026-12-20',
    });
    expect(codes({ repeat: 'weekly', weekdays: [] })).toEqual(['weekdays']);
    expect(codes({ repeat: 'weekly', weekdays: [1] })).toEqual(['endsOn']);
    expect(codes({ repeat: 'weekly', weekdays: [1], endsOn: '2026-11-20' })).toEqual(['endsOn']);
  });

  it('require at least one task', () => {
    expect(codes({ tasks: [] })).toEqual(['tasks']);
    expect(codes({ startsOn: '' })).toEqual(['startsOn']);
  });
});
