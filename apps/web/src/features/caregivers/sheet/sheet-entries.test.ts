import { describe, expect, it } from 'vitest';
import { emptyDraft, withDose, withIds, withTyped } from './sheet-draft.ts';
import {
  doneTasks,
  doseEntry,
  isOpenDose,
  ownTasks,
  tickedDoses,
  visitEntry,
} from './sheet-entries.ts';

const now = new Date('2026-11-23T07:00:00Z');
const dose = {
  medicationId: 'amlodipine',
  name: 'Amlodipine',
  dosage: '5 mg',
  dueAt: '2026-11-23T07:30:00.000Z',
  state: 'upcoming' as const,
  at: null,
  recordedBy: null,
};
const key = 'amlodipine 2026-11-23T07:30:00.000Z';

describe('the entries of a sheet', () => {
  it('keep their ids, however often it is sent', () => {
    const once = withIds(emptyDraft(), ['visit', `dose ${key}`]);
    expect(withIds(once, ['visit', `dose ${key}`]).ids).toEqual(once.ids);
  });

  it('get a new id when another number is typed after one was taken', () => {
    const sent = { ...withIds(emptyDraft(), ['reading heart-rate']), sent: ['reading heart-rate'] };
    const changed = withTyped(sent, 'heart-rate', { text: '72', at: now.toISOString() });
    expect(changed.sent).toEqual([]);
    expect(changed.ids).toEqual({});
  });

  it('leave out a ticked dose that somebody else has answered', () => {
    const draft = withDose(emptyDraft(), key, now.toISOString());
    expect(tickedDoses(draft, [dose], now)).toEqual([dose]);
    expect(tickedDoses(draft, [{ ...dose, state: 'taken' }], now)).toEqual([]);
    expect(tickedDoses(withDose(draft, key, null), [dose], now)).toEqual([]);
  });

  it('have no dose hours before its time', () => {
    expect(isOpenDose(dose, new Date('2026-11-23T04:29:00Z'))).toBe(false);
    expect(isOpenDose({ ...dose, state: 'missed' }, now)).toBe(true);
  });

  it('name the tasks that doses and readings show', () => {
    const draft = { ...emptyDraft(), tasks: ['meal' as const] };
    expect(doneTasks(draft, { doses: 0, readings: 0 })).toEqual(['meal']);
    expect(doneTasks(draft, { doses: 1, readings: 2 })).toEqual([
      'meal',
      'medicines',
      'measurements',
    ]);
    expect(ownTasks({ doses: false, measures: true })).toEqual(['measurements']);
  });

  it('say what was ticked, and when', () => {
    const at = '2026-11-23T07:05:00.000Z';
    const ticked = withIds(withDose(emptyDraft(), key, at), ['visit', `dose ${key}`]);
    expect(doseEntry(ticked, dose)).toEqual({
      id: ticked.ids[`dose ${key}`],
      medicationId: 'amlodipine',
      dueAt: dose.dueAt,
      status: 'taken',
      at,
    });
    const times = { arrivedAt: at, leftAt: now.toISOString() };
    const visit = visitEntry(
      { ...ticked, note: ' Ate well. ' },
      { ...times, planned: null, tasks: [] },
    );
    expect(visit).toMatchObject({ id: ticked.ids.visit, condition: null, note: 'Ate well.' });
  });
});
