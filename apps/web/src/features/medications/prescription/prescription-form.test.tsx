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

const show = (query: string, given: readonly FakeAnswer[]) =>
  renderPage(`/healthcare?tab=medications&elder=${elder.id}${query}`, {
    as: ['DOCTOR'],
    answers: [
      answers(listElders, { data: [elder] }),
      answers(listMedications, { data: [] }),
      ...given,
    ],
  });
const open = async (...given: FakeAnswer[]) => {
  sessionStorage.clear();
  const page = await show('', given);
  await screen.findByRole('button', { name: 'Prescribe a medicine' });
  await press('Prescribe a medicine');
  await screen.findByRole('heading', { name: 'Prescribe a medicine' });
  return page;
};
/** The page of the form after a reload. */
const reopen = async (...given: FakeAnswer[]) => {
  const page = await show('&medicine=new', given);
  await screen.findByRole('heading', { name: /Prescribe a medicine|The paper for the pharmacy/ });
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
const sent = (api: { asked: readonly { method: string; path: string }[] }, end: string) =>
  api.asked.filter(({ method, path }) => method === 'POST' && path.endsWith(end));

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
  cleanup();
  await reopen(...warns);
  expect(screen.getByLabelText('Name of the medicine')).toHaveProperty('value', 'Amoxicillin');
});

it('after a reload makes the paper, and no second medicine', async () => {
  await open(nothing, answersSample(addMedication, 1), hangs(writePrescription));
  await fill();
  await press('Prescribe');
  await screen.findByText(/The paper is being made/);
  cleanup();
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
