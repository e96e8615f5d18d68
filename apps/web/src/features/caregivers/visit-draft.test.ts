import { describe, expect, it } from 'vitest';
import { draftSchema, saidOf, timesOf, type VisitDraft } from './visit-draft.ts';

const draft: VisitDraft = {
  elderId: 'elder',
  day: '2026-11-23',
  arrivedAt: '10:02',
  leftAt: '11:00',
  tasks: ['meal'],
  condition: '',
  note: ' Ate well. ',
};
const unknown = { arrivedAt: null, leftAt: null };
const codes = (more: Partial<VisitDraft>) =>
  draftSchema(unknown)
    .safeParse({ ...draft, ...more })
    .error?.issues.map(({ message, path }) => [path.join('.'), message]);

describe('a logged visit', () => {
  it('uses Kigali times', () => {
    expect(saidOf(draft, unknown)).toEqual({
      arrivedAt: '2026-11-23T08:02:00.000Z',
      leftAt: '2026-11-23T09:00:00.000Z',
      tasks: ['meal'],
      condition: null,
      note: 'Ate well.',
    });
  });

  it('keeps the seconds of unchanged times', () => {
    const arrivedAt = new Date('2026-11-23T08:02:41.500Z');
    const leftAt = new Date('2026-11-23T08:02:55Z');
    const exactly = { arrivedAt, leftAt };
    const same = { ...draft, ...timesOf(exactly, leftAt) };
    expect(saidOf(same, exactly)).toMatchObject({
      arrivedAt: '2026-11-23T08:02:41.500Z',
      leftAt: '2026-11-23T08:02:55.000Z',
    });
    expect(saidOf({ ...same, leftAt: '10:30' }, exactly).leftAt).toBe('2026-11-23T08:30:00.000Z');
  });

  it('may end on the next morning', () => {
    const night = { ...draft, arrivedAt: '22:00', leftAt: '06:00' };
    expect(saidOf(night, unknown).leftAt).toBe('2026-11-24T04:00:00.000Z');
    expect(codes(night)).toBeUndefined();
  });

  it('in which nothing was done says why', () => {
    expect(codes({ tasks: [], note: ' ' })).toEqual([['note', 'required']]);
    expect(codes({ tasks: [], note: 'She was asleep.' })).toBeUndefined();
  });

  it('is refused at the invalid field', () => {
    expect(codes({ leftAt: '09:00' })).toEqual([['leftAt', 'ends-before-start']]);
    expect(codes({ leftAt: '' })).toEqual([['leftAt', 'invalid-moment']]);
    expect(codes({ day: '' })).toEqual([
      ['arrivedAt', 'invalid-moment'],
      ['leftAt', 'invalid-moment'],
    ]);
  });
});
