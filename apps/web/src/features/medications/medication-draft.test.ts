import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { describe, expect, it } from 'vitest';
import { bodyOf, draftOf, faultsOfStep, stepOf } from './medication-draft.ts';

const metformin = {
  name: 'Metformin',
  dosage: '500 mg',
  form: 'tablet',
  pillsPerDose: 1,
  meal: 'with-food',
  schedule: { kind: 'times', times: ['07:00', '19:00'], weekdays: [1, 2, 3] },
  note: null,
  endsOn: null,
  pills: 12,
  refillDays: 7,
  remindAgainMinutes: 30,
  tellCircleMinutes: 60,
} as Medication;

const codes = (draft: Partial<ReturnType<typeof draftOf>>, step: number) =>
  faultsOfStep(bodyOf({ ...draftOf(undefined), ...draft }, undefined), step).map(
    ({ code, path }) => `${path} ${code}`,
  );

describe('the draft of a medicine', () => {
  it('converts a medicine back unchanged, its pills untouched', () => {
    const body = bodyOf(draftOf(metformin), metformin);
    expect(body).toMatchObject({ schedule: metformin.schedule, endsOn: null, note: '' });
    expect('pills' in body).toBe(false);
    expect(bodyOf({ ...draftOf(metformin), pills: 40 }, metformin).pills).toBe(40);
    expect(bodyOf({ ...draftOf(metformin), counted: false }, metformin).pills).toBeNull();
  });

  it('says no hours between two doses that nobody has said', () => {
    const needed = { kind: 'as-needed', mostPerDay: 3 } as const;
    const before = { ...metformin, schedule: needed };
    expect(bodyOf(draftOf(before), before).schedule).toEqual(needed);
    const fresh = { ...draftOf(undefined), kind: 'as-needed' } as const;
    expect(bodyOf(fresh, undefined).schedule).toEqual(needed);
    expect(codes({ kind: 'as-needed', leastHours: 9 }, 1)).toEqual([]);
    expect(codes({ kind: 'as-needed', mostPerDay: 30, leastHours: 9 }, 1)).toEqual([
      'schedule.mostPerDay too-big',
    ]);
  });

  it('is asked for step by step', () => {
    expect(codes({}, 0)).toEqual(['name required', 'dosage required']);
    expect(codes({}, 1)).toEqual(['schedule.times too-small']);
    expect(codes({ times: ['07:00'] }, 1)).toEqual([]);
    expect(codes({ kind: 'interval', everyHours: 0 }, 1)).toEqual([
      'schedule.everyHours too-small',
    ]);
    expect(codes({ pills: -1 }, 2)).toEqual(['pills too-small']);
    expect(codes({ pills: null, pillsPerDose: null }, 2)).toHaveLength(2);
    expect(
      codes({ name: 'A', dosage: '1 mg', times: ['07:00'], tellCircleMinutes: 20 }, 3),
    ).toEqual(['tellCircleMinutes told-before-reminded']);
  });

  it('finds the step of an error from the server', () => {
    expect(['name', 'schedule.times.0', 'endsOn', 'tellCircleMinutes'].map(stepOf)).toEqual([
      0, 1, 2, 3,
    ]);
  });
});
