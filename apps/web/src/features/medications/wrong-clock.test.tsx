import { listDoses } from '@hafi/contract/medications/medications.contract';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { noteServerDate } from '../../lib/clock/server-clock.ts';

/** The true time: 10:00 in Kigali. */
const serverTime = new Date('2026-11-23T08:00:00Z');
const dose = {
  id: null,
  medicationId: '019aa000-0000-7000-8000-000000000001',
  name: 'Amlodipine',
  dosage: '5 mg',
  form: 'tablet',
  pills: 1,
  meal: 'any',
  note: null,
  at: null,
  reason: null,
  recordedBy: null,
  can: { answer: true, correct: false },
} as const;
const doses = answers(listDoses, {
  data: {
    day: '2026-11-23',
    doses: [
      { ...dose, dueAt: '2026-11-23T07:30:00.000Z', state: 'due' },
      { ...dose, dueAt: '2026-11-23T09:00:00.000Z', state: 'upcoming' },
    ],
  },
});

beforeEach(async () => {
  await loadAllParts();
  vi.useFakeTimers({ toFake: ['Date'] });
}, 120_000);
afterEach(() => {
  noteServerDate(new Date().toUTCString(), Date.now());
  vi.useRealTimers();
});

it.each([
  ['right', '2026-11-23T08:00:00Z'],
  ['two hours ahead', '2026-11-23T10:00:00Z'],
  ['two hours behind', '2026-11-23T06:00:00Z'],
  ['a month behind', '2026-10-23T06:00:00Z'],
])(
  'shows the dose of 9:30 as due and that of 11:00 as to come on a device that is %s',
  async (_which, device) => {
    vi.setSystemTime(new Date(device));
    await renderPage('/healthcare?tab=medications', {
      as: ['PATIENT'],
      answers: [doses],
      serverTime,
    });
    const states = (await screen.findAllByText(/^(Due now|To come)$/)).map(
      ({ textContent }) => textContent,
    );
    expect(states).toEqual(['Due now', 'To come']);
  },
);
