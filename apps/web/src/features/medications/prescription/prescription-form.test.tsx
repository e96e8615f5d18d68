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
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
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

const open = async (...given: FakeAnswer[]) => {
  const page = await renderPage(`/healthcare?tab=medications&elder=${elder.id}`, {
    as: ['DOCTOR'],
    answers: [
      answers(listElders, { data: [elder] }),
      answers(listMedications, { data: [] }),
      ...given,
    ],
  });
  await screen.findByRole('button', { name: 'Prescribe a medicine' });
  await press('Prescribe a medicine');
  await screen.findByRole('heading', { name: 'Prescribe a medicine' });
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

it('makes the paper again without writing the medicine down twice', async () => {
  const { api } = await open(
    nothing,
    answersSample(addMedication, 1),
    fails(writePrescription, 503, 'unavailable'),
  );
  await fill();
  await press('Prescribe');
  await screen.findByText(/Only the paper could not be made/);
  await press('Make the paper again');
  await waitFor(() => expect(sent(api, '/prescription')).toHaveLength(2));
  expect(sent(api, '/medications')).toHaveLength(1);
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
