import { describe, expect, it } from 'vitest';
import { emptyDraft, type SheetDraft, withTyped } from './sheet-draft.ts';
import { newReadingOf, readingsOf } from './sheet-readings.ts';

const now = new Date('2026-11-23T08:00:00Z');
const typed = (fields: SheetDraft['typed']): SheetDraft => ({
  ...emptyDraft(),
  visitId: '019aa000-0000-7000-8000-000000000001',
  typed: fields,
});
const faultsOf = (fields: SheetDraft['typed']) =>
  readingsOf(typed(fields), { now }).faults.map(({ code, field }) => [field, code]);

describe('the readings of a sheet', () => {
  it('are those that were typed, and no others', () => {
    expect(readingsOf(typed({}), { now })).toEqual({ readings: [], faults: [] });
    const { readings } = readingsOf(typed({ temperature: ' 36,7 ', 'heart-rate': '' }), { now });
    expect(readings).toEqual([
      {
        kind: 'temperature',
        values: { value: 36.7 },
        takenAt: now.toISOString(),
        extreme: false,
      },
    ]);
  });

  it('were taken when they were typed', () => {
    const at = '2026-11-23T07:12:00.000Z';
    const draft = withTyped(typed({}), 'heart-rate', { text: '71', at });
    expect(readingsOf(draft, { now }).readings).toMatchObject([{ takenAt: at }]);
  });

  it.each([
    [{ systolic: '138' }, [['diastolic', 'required']]],
    [{ systolic: '84', diastolic: '138' }, [['systolic', 'systolic-not-higher']]],
    [{ 'heart-rate': '7100' }, [['heart-rate', 'impossible-value']]],
    [{ temperature: 'warm' }, [['temperature', 'wrong-type']]],
  ])('that cannot be are refused at their field (%#)', (fields, faults) => {
    expect(faultsOf(fields)).toEqual(faults);
  });

  it('far from usual are confirmed, each for itself', () => {
    const draft = typed({ systolic: '182', diastolic: '121', 'heart-rate': '71' });
    const { readings } = readingsOf(draft, { now });
    expect(readings.map(({ extreme, kind }) => [kind, extreme])).toEqual([
      ['blood-pressure', true],
      ['heart-rate', false],
    ]);
    const [far] = readings;
    expect(far && newReadingOf(far, 'id')).toMatchObject({ id: 'id', confirmed: true });
    const sure = { ...draft, sure: ['blood-pressure' as const] };
    const other = withTyped(sure, 'systolic', { text: '190', at: now.toISOString() });
    expect(other.sure).toEqual([]);
  });
});
