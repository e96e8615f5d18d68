import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { permissions } from '@hafi/contract/circle/circle-terms';
import {
  addMedication,
  checkMedicationName,
  listMedications,
} from '@hafi/contract/medications/medications.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample, type FakeAnswer, fails, hangs } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const elder: Elder = {
  id: '019aa000-0000-7000-8000-00000000000a',
  name: 'Vestine Mukamana',
  firstName: 'Vestine',
  photo: null,
  by: 'self',
  relation: null,
  decidesAs: null,
  permissions: [...permissions],
};
const warned = answers(checkMedicationName, {
  data: [{ kind: 'allergy', words: 'Penicillin', family: 'penicillin' }],
});

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const press = async (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
const type = (label: string, value: string) =>
  act(async () => {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  });

async function name(medicine: string, check: FakeAnswer, ...more: FakeAnswer[]) {
  const own = [answers(listElders, { data: [elder] }), answers(listMedications, { data: [] })];
  const given = [...own, check, ...more];
  const page = await renderPage('/healthcare?tab=medications', { as: ['PATIENT'], answers: given });
  await press('Add a medicine');
  await type('Name of the medicine', medicine);
  return page;
}

it('warns while the name is typed, with the family of medicines, and never advises', async () => {
  await name('Amoxicilline', warned);
  await screen.findByText(/the same family of medicines \(penicillins\)/);
  expect(screen.getByText(/This is no medical advice/)).toBeDefined();
});

it('tells the elder’s doctor to decide, and not to ask a doctor', async () => {
  const patient: Elder = { ...elder, by: 'visit', relation: 'doctor' };
  await renderPage(`/healthcare?tab=medications&elder=${elder.id}`, {
    as: ['DOCTOR'],
    answers: [
      answers(listElders, { data: [patient] }),
      answers(listMedications, { data: [] }),
      answers(checkMedicationName, {
        data: [{ kind: 'class', words: 'Amlodipine', family: 'calcium-blocker' }],
      }),
      fails(addMedication, 409, 'medicine-warned'),
    ],
  });
  await act(async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Prescribe a medicine' })),
  );
  await screen.findByRole('heading', { name: 'Prescribe a medicine' });
  await type('Name of the medicine', 'Nifedipine');
  await screen.findByText('Look at this first');
  await type('Strength', '10 mg');
  await type('Quantity for the pharmacy', '30 tablets');
  await type('What it is for', 'High blood pressure');
  await press('Prescribe');
  await screen.findByText(/^You decide as a doctor/);
  expect(screen.queryByText(/ask a doctor/i)).toBeNull();
});

it('says what was not checked, and what found nothing', async () => {
  const unknown = answers(checkMedicationName, {
    data: [{ kind: 'unchecked', words: 'Zeropal', family: null }],
  });
  const first = await name('Zeropal', unknown);
  await screen.findByText('Not checked: Hafi does not know the name "Zeropal".');
  first.unmount();
  await name('Amlodipine', answers(checkMedicationName, { data: [] }));
  await screen.findByText(/Nothing written down here speaks against it/);
});

it('says that it compares, or could not', async () => {
  const first = await name('Amlodipine', hangs(checkMedicationName));
  await screen.findByText(/Comparing with the allergies/);
  first.unmount();
  await name('Amlodipine', fails(checkMedicationName));
  await screen.findByText('Not checked.');
});

async function add() {
  await type('Strength', '500 mg');
  await press(/^Next/);
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: '08:00' })));
  await press(/^Next/);
  await press(/^Next/);
  await press('Add the medicine');
}

it('asks before it saves what something speaks against', async () => {
  const refused = fails(addMedication, 409, 'medicine-warned');
  const twice = answers(checkMedicationName, {
    data: [{ kind: 'class', words: 'Amlodipine', family: 'calcium-blocker' }],
  });
  const { api } = await name('Nifedipine', twice, refused);
  await screen.findByText('Please ask before taking it');
  await add();
  await screen.findByText('Something speaks against Nifedipine');
  const sent = () =>
    api.requested.filter(({ path, method }) => path === addMedication.path && method === 'POST');
  expect(sent()).toHaveLength(1);
  await press('Save it all the same');
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('stops what an allergy speaks against, and goes on only with a reason', async () => {
  const refused = fails(addMedication, 409, 'allergy-warned');
  let isHeeded = false;
  const answer = () => (isHeeded ? answersSample(addMedication, 1) : refused).answer();
  const { api } = await name('Amoxicilline', warned, { endpoint: addMedication, answer });
  await screen.findByText('Stop: an allergy speaks against it');
  await add();
  await screen.findByText('Stop: an allergy speaks against Amoxicilline');
  const sent = () =>
    api.requested.filter(({ path, method }) => path === addMedication.path && method === 'POST');
  await press('Add it with this reason');
  await screen.findAllByText('Write why it is right all the same.');
  expect(sent()).toHaveLength(1);
  await type('Why is it right all the same?', 'The test was negative.');
  isHeeded = true;
  await press('Add it with this reason');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await screen.findByText('Amoxicilline was added.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Amoxicilline was added.'));
});

it('says of minutes in the wrong order what to choose instead', async () => {
  await name('Amlodipine', answers(checkMedicationName, { data: [] }));
  await type('Strength', '5 mg');
  await press(/^Next/);
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: '08:00' })));
  await press(/^Next/);
  await press(/^Next/);
  const minutes = document.getElementById('tellCircleMinutes') as HTMLInputElement;
  await act(async () => fireEvent.change(minutes, { target: { value: '20' } }));
  await act(async () => fireEvent.blur(minutes));
  await press('Add the medicine');
  const said = /told after the elder was reminded again[.] Please choose more minutes/;
  expect(screen.getAllByText(said)).not.toEqual([]);
});

it('announces that it was saved, in a region that stood there before, until the next form', async () => {
  await name('Amlodipine', answers(checkMedicationName, { data: [] }));
  const before = screen.getAllByRole('status');
  await add();
  const said = await screen.findByText('Amlodipine was added.');
  expect(before.some((region) => region.contains(said))).toBe(true);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Amlodipine was added.'));
  await press('Add a medicine');
  expect(screen.queryByText('Amlodipine was added.')).toBeNull();
  await press('All medicines');
  expect(screen.queryByText('Amlodipine was added.')).toBeNull();
});
