import { describe, expect, it } from 'vitest';
import {
  changeUnit,
  checkDraft,
  type LastReading,
  lastPart,
  type ReadingDraft,
  startDraft,
  stepperRules,
} from './reading-draft.ts';

const id = '01a1feeb-3d28-7000-a423-2dd7dd1578ec';
const now = new Date('2026-11-21T08:30:00Z');
const options = (last: LastReading | null) => ({ id, last, now, timeZone: 'Africa/Kigali' });
const check = (draft: ReadingDraft) => checkDraft(draft, options(null));
const faultsOf = (draft: ReadingDraft) => {
  const checked = check(draft);
  return 'faults' in checked ? checked.faults.map(({ path, code }) => `${path}: ${code}`) : [];
};
const pressure = (systolic: number | null, diastolic: number | null): ReadingDraft => ({
  ...startDraft('blood-pressure', null),
  values: { systolic, diastolic },
});
const glucose = (value: number, unit: 'mg/dL' | 'mmol/L'): ReadingDraft => ({
  ...startDraft('glucose', null),
  values: { value },
  unit,
  glucoseContext: 'fasting',
});

describe('A draft', () => {
  it('starts empty, or at what was just measured', () => {
    expect(startDraft('blood-pressure', null).values).toEqual({ systolic: null, diastolic: null });
    expect(startDraft('heart-rate', { value: 76 }).values).toEqual({ value: 76 });
    expect(faultsOf(startDraft('temperature', null))).toEqual(['value: required']);
  });

  it('shows the last reading as a hint, where its buttons start', () => {
    const last = { values: { systolic: 147, diastolic: 88 } };
    expect(lastPart(startDraft('blood-pressure', null), 'diastolic', last)).toBe(88);
    expect(stepperRules(startDraft('blood-pressure', null), 'systolic', last).from).toBe(147);
    expect(stepperRules(startDraft('temperature', null), 'value', null).from).toBe(36.6);
    const sugar = { values: { value: 97.2 } };
    expect(lastPart(glucose(5, 'mmol/L'), 'value', sugar)).toBe(5.4);
    expect(lastPart(glucose(100, 'mg/dL'), 'value', sugar)).toBe(97);
  });

  it('of a weight far from the last one needs a confirmation', () => {
    const last = {
      kind: 'weight' as const,
      values: { value: 60 },
      takenAt: '2026-11-20T08:00:00Z',
    };
    const weight = (value: number) =>
      checkDraft({ ...startDraft('weight', null), values: { value } }, options(last));
    expect(weight(66)).toMatchObject({ extreme: true });
    expect(weight(61)).toMatchObject({ extreme: false });
  });

  it('is sent with its own id and the time at which it was entered', () => {
    const checked = check(pressure(138, 84));
    expect(checked).toMatchObject({
      reading: { id, takenAt: now.toISOString(), confirmed: false, source: 'typed' },
      values: { systolic: 138, diastolic: 84 },
      extreme: false,
    });
  });

  it('may be of an earlier time, by the clock of the person who enters it', () => {
    const checked = check({ ...pressure(138, 84), at: '2026-11-20T19:15' });
    expect(checked).toMatchObject({ reading: { takenAt: '2026-11-20T17:15:00.000Z' } });
  });

  it.each([
    [pressure(null, 84), 'systolic: required'],
    [pressure(400, 84), 'systolic: impossible-value'],
    [pressure(84, 138), 'systolic: systolic-not-higher'],
    [{ ...startDraft('temperature', null), values: { value: 60 } }, 'value: impossible-value'],
    [{ ...startDraft('heart-rate', null), values: { value: 400 } }, 'value: impossible-value'],
    [{ ...pressure(138, 84), at: '2026-11-22T08:00' }, 'at: future-moment'],
    [{ ...pressure(138, 84), at: '' }, 'at: invalid-moment'],
    [glucose(5.5, 'mg/dL'), 'value: impossible-value'],
    [glucose(100, 'mmol/L'), 'value: impossible-value'],
    [{ ...glucose(100, 'mg/dL'), glucoseContext: null }, 'glucoseContext: required'],
  ])('is refused with a message when it is impossible (%#)', (draft, fault) => {
    expect(faultsOf(draft)).toEqual([fault]);
  });

  it.each([
    [pressure(180, 95), true],
    [pressure(179, 95), false],
    [glucose(2.9, 'mmol/L'), true],
    [glucose(5.4, 'mmol/L'), false],
  ])('needs a confirmation when it is far from usual (%#)', (draft, extreme) => {
    expect(check(draft)).toMatchObject({ extreme });
  });

  it('converts its value when the unit changes', () => {
    const inMmol = changeUnit(glucose(100, 'mg/dL'), 'mmol/L');
    expect(inMmol.values.value).toBe(5.6);
    expect(changeUnit(inMmol, 'mg/dL').values.value).toBe(101);
    expect(stepperRules(inMmol, 'value', null)).toMatchObject({ step: 0.1, unit: 'mmol/L' });
    expect(stepperRules(inMmol, 'value', null).max).toBeCloseTo(55.6);
  });
});
