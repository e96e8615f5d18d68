import type { Dose, Medication } from '@hafi/contract/medications/medication.schemas';
import { expect, it } from 'vitest';
import { takenLately } from './taken-lately.ts';
import { dosesWithWaiting, type WaitingEntry } from './waiting-doses.ts';

const dose: Dose = {
  id: null,
  medicationId: 'amlodipine',
  name: 'Amlodipine',
  dosage: '5 mg',
  form: 'tablet',
  pills: 1,
  meal: 'any',
  note: null,
  dueAt: '2026-11-23T05:00:00.000Z',
  state: 'due',
  at: null,
  reason: null,
  recordedBy: null,
  can: { answer: true, correct: false },
};
const paracetamol = {
  id: 'paracetamol',
  name: 'Paracetamol',
  dosage: '500 mg',
  form: 'tablet',
  pillsPerDose: 1,
  meal: 'any',
  note: null,
} as Medication;
const said = (more: Partial<WaitingEntry>): WaitingEntry => ({
  id: 'one',
  medicationId: 'amlodipine',
  dueAt: dose.dueAt,
  status: 'taken',
  at: '2026-11-23T05:10:00.000Z',
  ...more,
});
const states = (...entries: WaitingEntry[]) =>
  dosesWithWaiting([dose], entries, [paracetamol]).map(
    ({ state, waiting }) => `${state} ${waiting}`,
  );

it('shows waiting answers in place of the server’s, the latest last', () => {
  expect(states()).toEqual(['due false']);
  expect(states(said({}))).toEqual(['taken true']);
  expect(states(said({}), said({ id: 'two', status: 'undone' }))).toEqual(['due true']);
  expect(states(said({ status: 'skipped' }))).toEqual(['skipped true']);
});

it('does not touch another time of the same medicine', () => {
  expect(states(said({ dueAt: '2026-11-22T05:00:00.000Z' }))).toEqual(['due false']);
});

it('adds as-needed doses, until they are retracted', () => {
  const needed = said({ medicationId: 'paracetamol', dueAt: null });
  expect(states(needed)).toEqual(['due false', 'taken true']);
  const back = said({ ...needed, id: 'two', doseId: 'one', status: 'undone' });
  expect(states(needed, back)).toEqual(['due false']);
});

it('counts the as-needed doses of 24 hours, over midnight and with what waits here', () => {
  const now = new Date('2026-11-24T01:00:00.000Z');
  const at = (hour: string) => `2026-11-23T${hour}:00:00.000Z`;
  const today = at('23');
  const medicine = { id: 'paracetamol', takenLately: [at('00'), at('10'), at('18'), today] };
  const shown = [
    { medicationId: 'paracetamol', at: today },
    { medicationId: 'paracetamol', at: '2026-11-24T00:30:00.000Z' },
    { medicationId: 'amlodipine', at: '2026-11-24T00:40:00.000Z' },
  ];
  expect(takenLately(medicine, shown, { now, isRead: true })).toHaveLength(4);
  expect(takenLately({ id: 'paracetamol' }, shown, { now, isRead: true })).toHaveLength(2);
  // One of today that was taken back here counts no more; where today was not read, it does.
  expect(takenLately(medicine, shown.slice(1), { now, isRead: true })).toHaveLength(3);
  expect(takenLately(medicine, shown.slice(1), { now, isRead: false })).toHaveLength(4);
});
