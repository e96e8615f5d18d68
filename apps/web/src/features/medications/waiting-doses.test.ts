import type { Dose, Medication } from '@hafi/contract/medications/medication.schemas';
import { expect, it } from 'vitest';
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
