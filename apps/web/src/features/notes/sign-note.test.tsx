import { listElders } from '@hafi/contract/circle/circle.contract';
import type { DoctorNote } from '@hafi/contract/notes/note.schemas';
import { listNotes, signNote } from '@hafi/contract/notes/notes.contract';
import { getIdentity } from '@hafi/contract/record/record.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { doctorsPatient } from '../../../test/doctors-patient.ts';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const { id } = doctorsPatient;
const draft: DoctorNote = {
  id,
  elderId: id,
  elderName: 'Vestine Mukamana',
  authorName: 'Jean Habimana',
  signerNumber: null,
  lastNumber: 'RMDC 1234',
  status: 'preliminary',
  reason: 'Headache',
  findings: null,
  assessment: null,
  plan: 'Rest',
  appointment: null,
  amendments: [],
  writtenAt: '2026-11-23T06:00:00.000Z',
  signedAt: null,
  mayChange: true,
  mayAmend: false,
};

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const show = (note: DoctorNote) =>
  renderPage(`/patients/${id}?tab=record`, {
    as: ['DOCTOR'],
    answers: [
      answers(listElders, { data: [doctorsPatient] }),
      answers(getIdentity, {
        data: {
          name: doctorsPatient.name,
          birthdate: null,
          sex: null,
          allergies: [],
          ownWords: null,
          phoneNumber: null,
          insurances: [],
          accessUntil: null,
        },
      }),
      answers(listNotes, { data: [note], nextCursor: null, mayWrite: true }),
    ],
  });
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button));

it('asks before it signs, names what is empty, and needs the licence number', async () => {
  const { api } = await show(draft);
  const sent = () => api.requested.filter(({ path }) => path === signNote.path).length;
  await press(screen.getByRole('button', { name: 'Sign' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Still empty: What you see, What you think.')).toBeDefined();
  const number = question.getByLabelText<HTMLInputElement>('Number of your licence');
  expect(number.value).toBe('RMDC 1234');
  expect(sent()).toBe(0);
  await act(async () => void fireEvent.input(number, { target: { value: '' } }));
  await press(question.getByRole('button', { name: 'Sign now' }));
  await question.findAllByText('Enter the number of your licence.');
  expect(sent()).toBe(0);
  await act(async () => void fireEvent.input(number, { target: { value: 'RMDC 7' } }));
  await press(question.getByRole('button', { name: 'Sign now' }));
  expect(sent()).toBe(1);
});

it('says who signed, also when that account has ended', async () => {
  const signed = { ...draft, status: 'final', mayChange: false, lastNumber: null } as const;
  await show({ ...signed, signerNumber: 'RMDC 1234', signedAt: draft.writtenAt });
  expect(screen.getByText('Signed by Jean Habimana, licence number RMDC 1234')).toBeDefined();
});
