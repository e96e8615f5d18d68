import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import { writePrescription } from '@hafi/contract/exchange/prescription.contract';
import {
  addMedication,
  checkMedicationName,
  listMedications,
} from '@hafi/contract/medications/medications.contract';
import { formatDate } from '@hafi/i18n/dates';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  answers,
  answersSample,
  type FakeAnswer,
  fails,
  hangs,
} from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { press } from '../../../../test/said.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const elder: Elder = {
  id: '019aa000-0000-7000-8000-00000000000a',
  name: 'Vestine Mukamana',
  firstName: 'Vestine',
  photo: null,
  by: 'circle',
  relation: 'doctor',
  decidesAs: null,
  permissions: [...permissions],
};
const penicillin = answers(checkMedicationName, {
  data: [{ kind: 'allergy', words: 'Penicillin', family: 'penicillin' }],
});
const nothing = answers(checkMedicationName, { data: [] });

const show = (given: readonly FakeAnswer[]) =>
  renderPage(`/healthcare?tab=medications&elder=${elder.id}`, {
    as: ['DOCTOR'],
    answers: [
      answers(listElders, { data: [elder] }),
      ...given,
      answers(listMedications, { data: [] }),
    ],
  });
const open = async (...given: FakeAnswer[]) => {
  sessionStorage.clear();
  const page = await show(given);
  await screen.findByRole('button', { name: 'Prescribe a medicine' });
  await press('Prescribe a medicine');
  await screen.findByRole('heading', { name: 'Prescribe a medicine' });
  return page;
};
/** The page of the form after a reload. */
const reopen = async (...given: FakeAnswer[]) => {
  const kept = { ...sessionStorage };
  cleanup();
  const page = await show(given);
  // A new page of the tests signs somebody in, for whom nothing is stored yet.
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
  await screen.findByRole('button', { name: 'Prescribe a medicine' });
  await press('Prescribe a medicine');
  return page;
};
const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  });
async function fill() {
  await type('Name of the medicine', 'Amoxicillin');
  await type('Strength', '500 mg');
  await type('For how many days', '7');
  await type('Quantity for the pharmacy', '21 capsules');
  await type('What it is for', 'Infection of the chest');
}
const sent = (api: { requested: readonly { method: string; path: string }[] }, end: string) =>
  api.requested.filter(({ method, path }) => method === 'POST' && path.endsWith(end));

it('is one page with the last day, and without what an elder is asked', async () => {
  await open(nothing);
  await fill();
  const last = formatDate(addDays(dayInKigali(new Date()), 6), 'en', { style: 'weekday' });
  await screen.findByText(`Last day: ${last}`);
  const form = document.querySelector('main form') as HTMLFormElement;
  expect(within(form).queryByText(/are left|Tell the circle|Step 1/)).toBeNull();
});

it('writes the medicine down, then its paper', async () => {
  const { api } = await open(
    nothing,
    answersSample(addMedication, 1),
    answersSample(writePrescription, 1),
  );
  await fill();
  await press('Prescribe');
  await screen.findByText('Amoxicillin is prescribed. The paper is among the documents.');
  expect([sent(api, '/medications').length, sent(api, '/prescription').length]).toEqual([1, 1]);
});

it('stops at an allergy, as everywhere', async () => {
  const { api } = await open(penicillin, fails(addMedication, 409, 'allergy-warned'));
  await fill();
  await press('Prescribe');
  await screen.findByText('Stop: an allergy speaks against Amoxicillin');
  await press('Add it with this reason');
  await screen.findAllByText('Write why it is right all the same.');
  expect(sent(api, '/prescription')).toEqual([]);
});

it('says calmly that the paper is being made', async () => {
  await open(nothing, answersSample(addMedication, 1), hangs(writePrescription));
  await fill();
  await press('Prescribe');
  await screen.findByText(/The paper is being made/);
  expect(screen.queryByText(/could not be made/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what was typed when something speaks against the medicine', async () => {
  const warns = [penicillin, fails(addMedication, 409, 'allergy-warned')] as const;
  await open(...warns);
  await fill();
  await press('Prescribe');
  await screen.findByText('Stop: an allergy speaks against Amoxicillin');
  await reopen(...warns);
  expect(await screen.findByLabelText('Name of the medicine')).toHaveProperty(
    'value',
    'Amoxicillin',
  );
});

it('after a reload makes the paper, and no second medicine', async () => {
  await open(nothing, answersSample(addMedication, 1), hangs(writePrescription));
  await fill();
  await press('Prescribe');
  await screen.findByText(/The paper is being made/);
  const { api } = await reopen(nothing, answersSample(writePrescription, 1));
  await screen.findByText(/Look among the documents whether its paper is there/);
  await press('Make the paper');
  await screen.findByText('Amoxicillin is prescribed. The paper is among the documents.');
  expect([sent(api, '/medications').length, sent(api, '/prescription').length]).toEqual([0, 1]);
});

it('leaves the paper for later', async () => {
  await open(nothing, answersSample(addMedication, 1), fails(writePrescription, 503));
  await fill();
  await press('Prescribe');
  await screen.findByText(/Only the paper could not be made/);
  await press('Later');
  await press('Prescribe a medicine');
  expect(await screen.findByLabelText('Name of the medicine')).toHaveProperty('value', '');
});

it('makes the paper again without writing the medicine down twice', async () => {
  const { api } = await open(
    nothing,
    answersSample(addMedication, 1),
    fails(writePrescription, 503, 'unavailable'),
  );
  await fill();
  await press('Prescribe');
  await screen.findByText(/Only the paper could not be made/);
  await press('Make the paper');
  await waitFor(() => expect(sent(api, '/prescription')).toHaveLength(2));
  expect(sent(api, '/medications')).toHaveLength(1);
});

const bodyOf = (api: {
  requested: readonly { path: string; method: string }[];
  bodies: readonly unknown[];
}) =>
  JSON.parse(
    String(
      api.bodies[
        api.requested.findIndex(
          ({ method, path }) => method === 'POST' && path.endsWith('/medications'),
        )
      ],
    ),
  );
const often = (value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText('How often'), { target: { value } });
  });
const stored = [nothing, answersSample(addMedication, 1), answersSample(writePrescription, 1)];

it('says no hours apart that the doctor has not written', async () => {
  const { api } = await open(...stored);
  await fill();
  await often('needed');
  await type('The most doses for one day', '3');
  await press('Prescribe');
  await screen.findByText(/The paper is among the documents/);
  expect(bodyOf(api).schedule).toEqual({ kind: 'as-needed', mostPerDay: 3 });
});

it('says the hours apart that the doctor has written', async () => {
  const { api } = await open(...stored);
  await fill();
  await often('needed');
  await type('The most doses for one day', '3');
  await type('At least so many hours apart (optional)', '6');
  await press('Prescribe');
  await screen.findByText(/The paper is among the documents/);
  expect(bodyOf(api).schedule).toEqual({ kind: 'as-needed', mostPerDay: 3, leastHours: 6 });
});

it('asks for the most of a day at its field', async () => {
  await open(nothing);
  await fill();
  await often('needed');
  await press('Prescribe');
  const field = screen.getByLabelText('The most doses for one day');
  await waitFor(() => expect(document.activeElement).toBe(field));
  // Beside the field, and in the summary that leads there; nothing else is wrong.
  expect(screen.getAllByText('Write how many.')).toHaveLength(2);
  expect(document.querySelectorAll('main form [aria-invalid]')).toHaveLength(1);
  await type('The most doses for one day', '30');
  await press('Prescribe');
  await waitFor(() => expect(screen.getAllByText('Use 24 or less.')).toHaveLength(2));
  expect(document.querySelectorAll('main form [aria-invalid]')).toHaveLength(1);
});

it('refuses times that contradict how often', async () => {
  const { api } = await open(nothing);
  await fill();
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '14:00' })));
  await press('Prescribe');
  await screen.findAllByText('Choose as many times as "How often" says: 3.');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('schedule.times'));
  expect(sent(api, '/medications')).toEqual([]);
});

it('prescribes for days of the week', async () => {
  const { api } = await open(...stored);
  await fill();
  await often('weekly');
  await press('Prescribe');
  await screen.findAllByText('Choose at least one day.');
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: 'Monday' })));
  await press('Prescribe');
  await screen.findByText(/The paper is among the documents/);
  expect(bodyOf(api).schedule).toEqual({ kind: 'times', times: ['08:00'], weekdays: [1] });
});

it('asks for the reason again where an allergy was added meanwhile, and writes the paper alone', async () => {
  const { api } = await open(
    penicillin,
    answersSample(addMedication, 1),
    fails(writePrescription, 409, 'allergy-warned'),
  );
  await fill();
  await press('Prescribe');
  await screen.findByText('Stop: an allergy speaks against Amoxicillin');
  await type('Why is it right all the same?', 'Taken since without harm');
  await press('Add it with this reason');
  await waitFor(() => expect(sent(api, '/prescription')).toHaveLength(2));
  expect(sent(api, '/medications')).toHaveLength(1);
});

it('writes a medicine down without a paper', async () => {
  sessionStorage.clear();
  await show([nothing]);
  await screen.findByRole('button', { name: 'Write down a medicine without a paper' });
  await press('Write down a medicine without a paper');
  await screen.findByRole('heading', { name: 'What is it?' });
});

it('makes the paper of a medicine in the list', async () => {
  sessionStorage.clear();
  const { api } = await show([
    answersSample(listMedications, 1),
    answersSample(writePrescription, 1),
  ]);
  await screen.findByRole('button', { name: /^Make the paper/ });
  await press(/^Make the paper/);
  await screen.findByRole('heading', { name: 'The paper for the pharmacy' });
  await type('Quantity for the pharmacy', '30 tablets');
  await type('What it is for', 'High blood pressure');
  await press('Make the paper');
  await screen.findByText(/^The paper of .* is among the documents\.$/);
  expect([sent(api, '/medications').length, sent(api, '/prescription').length]).toEqual([0, 1]);
});
