import { listElders } from '@hafi/contract/circle/circle.contract';
import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { changeNote, listNotes, signNote, writeNote } from '@hafi/contract/notes/notes.contract';
import { type Chart, getChart } from '@hafi/contract/record/chart.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { doctorsPatient } from '../../../test/doctors-patient.ts';
import { answers, type FakeAnswer, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { hasLine, toggleLine } from './fact-chips.tsx';

const { id } = doctorsPatient;
const today = '2026-11-23T07:30:00.000Z';
const note: DoctorNote = {
  id,
  elderId: id,
  elderName: 'Vestine Mukamana',
  authorName: 'Jean Habimana',
  signerNumber: null,
  lastNumber: 'RMDC 1234',
  status: 'preliminary',
  reason: null,
  findings: null,
  assessment: 'Pressure is held',
  plan: null,
  appointment: { id, at: today },
  amendments: [],
  writtenAt: '2026-11-23T07:40:00.000Z',
  signedAt: null,
  mayChange: true,
  mayAmend: false,
};
const chart: Chart = {
  since: null,
  today: {
    id,
    startsAt: today,
    endsAt: '2026-11-23T08:00:00.000Z',
    mode: 'phone',
    type: 'general',
  },
  trends: [],
  doses: { days: 14, all: { taken: 11, due: 14 }, byMedicine: [] },
  coming: [],
  readers: { count: 2, names: null },
};

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());

const show = (notes: DoctorNote[], ...more: FakeAnswer[]) =>
  renderPage(`/patients/${id}`, {
    as: ['DOCTOR'],
    answers: [
      ...more,
      answers(listElders, { data: [doctorsPatient] }),
      answers(getChart, { data: chart }),
      answers(listNotes, { data: notes, nextCursor: null, mayWrite: true }),
      answers(writeNote, { data: note }),
      answers(changeNote, { data: note }),
    ],
    serverTime: new Date('2026-11-23T07:35:00Z'),
  });
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const box = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) =>
  act(async () => void fireEvent.input(box(label), { target: { value } }));

it('takes doses into the note by a chip, and out again', async () => {
  await show([]);
  await press('Doses 11 of 14');
  expect(box('What you see').value).toBe('Doses of 14 days: 11 of 14 taken');
  await press('Doses 11 of 14');
  expect(box('What you see').value).toBe('');
});

it('keeps the note as a draft before it asks, and says patient, time, what was taken and who reads', async () => {
  const { api } = await show([]);
  const sent = (path: string) => api.requested.filter((each) => each.path === path).length;
  await press('Doses 11 of 14');
  await type('What you think', 'Pressure is held');
  await press('Sign');
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent(writeNote.path)).toBeGreaterThan(0);
  expect(sent(signNote.path)).toBe(0);
  expect(question.getByText('Sign the note for Vestine Mukamana?')).toBeDefined();
  expect(question.getByText(/Appointment of 23 November 2026, 09:30/)).toBeDefined();
  expect(question.getByText(/With Doses 11 of 14\./)).toBeDefined();
  expect(question.getByText(/2 people of the circle can read it at once/)).toBeDefined();
  expect(question.getByText(/Still empty: What the patient tells/)).toBeDefined();
});

it('ends the visit with the signature, and leads to the next patient', async () => {
  const signed: DoctorNote = { ...note, status: 'final', mayChange: false, mayAmend: true };
  await show([note], answers(signNote, { data: signed }));
  await press('Sign');
  const question = within(await screen.findByRole('alertdialog'));
  const number = question.getByLabelText('Number of your licence');
  await act(async () => void fireEvent.input(number, { target: { value: 'RMDC 7' } }));
  await act(async () => void fireEvent.click(question.getByRole('button', { name: 'Sign now' })));
  const said = await screen.findByText(
    'The note about Vestine Mukamana is signed. This visit is finished.',
  );
  expect(document.activeElement?.contains(said)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByText('The note is signed.')).toBeNull();
  expect(screen.queryByLabelText('What you see')).toBeNull();
  const next = screen.getByRole('link', { name: 'To the next patient' });
  expect(next.getAttribute('href')).toBe('/doctor-dashboard');
});

it('says of a visit whose note was signed before that it is finished, and leaves the focus', async () => {
  await show([{ ...note, status: 'final', mayChange: false, mayAmend: true }]);
  const said = screen.getByText(/is signed\. This visit is finished\./);
  const focused = document.activeElement;
  expect(focused === document.body || !focused?.contains(said)).toBe(true);
});

it('shows a second note that was begun before a reload', async () => {
  const kept: FakeAnswer = {
    endpoint: listElders,
    answer() {
      // As the tab finds it: the page is rendered with an empty storage.
      sessionStorage.setItem(`note-beside-${id}`, JSON.stringify({ plan: 'Rest' }));
      return answers(listElders, { data: [doctorsPatient] }).answer();
    },
  };
  await show([{ ...note, status: 'final', mayChange: false, mayAmend: true }], kept);
  expect(box('What is next').value).toBe('Rest');
});

it('keeps lines and order of the last notes', async () => {
  const signed = { ...note, status: 'final', mayChange: false, mayAmend: true } as const;
  await show([{ ...signed, reason: 'Headache', findings: 'BP 192/121\nLegs swell', plan: 'Rest' }]);
  const [line] = screen.getAllByText(/Headache/);
  const lines = line?.innerHTML.split(/<br[^>]*>/);
  expect(lines).toEqual(['Headache', 'BP 192/121', 'Legs swell', 'Pressure is held', 'Rest']);
});

it('signs nothing that is empty', async () => {
  const { api } = await show([]);
  await press('Sign');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(
    screen.getAllByText('Please write at least one of the four parts.').length,
  ).toBeGreaterThan(0);
  expect(
    api.requested.some(({ method, path }) => path === writeNote.path && method === 'POST'),
  ).toBe(false);
});

it('goes on with the draft of this appointment', async () => {
  const other = { ...note, id: `${id.slice(0, -1)}b`, appointment: null, assessment: 'Older' };
  await show([other, note]);
  expect(box('What you think').value).toBe('Pressure is held');
});

it('says that it could not be kept, and keeps what was typed', async () => {
  await show([], fails(writeNote, 503, 'unavailable'));
  await type('What is next', 'Walk each day');
  await press('Keep as a draft');
  expect(screen.queryByText('Kept as a draft. Only you see it.')).toBeNull();
  expect(box('What is next').value).toBe('Walk each day');
});

it('writes a new draft where the old one was thrown away elsewhere', async () => {
  const { api } = await show([note], fails(changeNote, 404, 'not-found'));
  await type('What is next', 'Walk each day');
  await press('Keep as a draft');
  const written = () =>
    api.requested.filter(({ method, path }) => path === writeNote.path && method === 'POST').length;
  expect(written()).toBe(0);
  await press('Keep as a draft');
  expect(written()).toBe(1);
  await screen.findByText('Kept as a draft. Only you see it.');
});

it('adds and removes whole lines only', () => {
  expect(toggleLine('', 'Pulse 78')).toBe('Pulse 78');
  expect(toggleLine('Calm.  ', 'Pulse 78')).toBe('Calm.\nPulse 78');
  expect(toggleLine('Calm.\nPulse 78', 'Pulse 78')).toBe('Calm.');
  expect(hasLine('Pulse 78 today', 'Pulse 78')).toBe(false);
});
