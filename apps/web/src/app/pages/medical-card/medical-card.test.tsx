import { getMedicalSummary } from '@hafi/contract/accounts/profile.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { getEmergencySettings } from '@hafi/contract/emergency/emergencies.contract';
import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { listMedications } from '@hafi/contract/medications/medications.contract';
import { getRecord } from '@hafi/contract/record/record.contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

beforeAll(loadAllParts, 120_000);
afterEach(cleanup);

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const mother = elders.data.map((elder) => ({
  ...elder,
  by: 'member' as const,
  name: 'Espérance Mukamana',
  permissions: ['health:read' as const],
}));
const own = mother.map((elder) => ({ ...elder, by: 'self' as const }));
const record = sampleOf(getRecord.output, { items: 1 }) as Answer<typeof getRecord>;
const medicines = sampleOf(listMedications.output, { items: 1 }) as Answer<typeof listMedications>;
const [illness] = record.data.conditions;
const [allergy] = record.data.allergies;
const [medicine] = medicines.data;
const person = (name: string, phone: string) => ({
  id: null,
  name,
  firstName: name,
  photo: null,
  relation: 'child' as const,
  phone,
  why: 'named' as const,
});
const nothing = { allergies: null, medications: null, conditions: null, emergencyNotes: null };

const recorded = answers(getRecord, {
  data: {
    ...record.data,
    bloodType: 'O+',
    ownWords: { ...nothing, allergies: 'Penicillin and dust' },
    allergies: [
      { ...allergy, substance: 'Penicillin' },
      { ...allergy, substance: 'Groundnuts' },
    ],
    conditions: [
      { ...illness, name: 'Diabetes', status: 'active' },
      { ...illness, name: 'Malaria', status: 'resolved' },
    ],
  },
} as Answer<typeof getRecord>);
const taken = answers(listMedications, {
  data: [
    { ...medicine, name: 'Amlodipine', dosage: '5 mg', status: 'active' },
    { ...medicine, name: 'Ibuprofen', dosage: '400 mg', status: 'stopped' },
  ],
} as Answer<typeof listMedications>);
const groupOf = (id: string, people: ReturnType<typeof person>[]) =>
  answers(listPeopleToCall, {
    data: [{ elder: { id, name: '', firstName: '', you: true }, people, protection: null }],
  });
const named = groupOf(elders.data[0]?.id ?? '', [
  person('Eric Mugisha', '+250788123456'),
  person('Claudine Uwase', '+250788300001'),
  person('Patrick Niyonzima', '+250788300002'),
]);
const show = (at: string, ...given: FakeAnswer[]) =>
  renderPage(at, { as: ['PATIENT'], answers: given });
const of = (list: object[]) => answers(listElders, { ...elders, data: list } as typeof elders);
const save = () => screen.findByRole('button', { name: 'Save as a picture for the lock screen' });
const card = async () => within(await screen.findByRole('region', { name: 'Espérance Mukamana' }));

it('joins what the elder wrote with what record and medicines say, each once', async () => {
  await show('/medical-card', of(own), recorded, taken, named);
  const shown = await card();
  shown.getByText('O+');
  shown.getByText('Penicillin and dust; Groundnuts');
  shown.getByText('Diabetes');
  shown.getByText('Amlodipine 5 mg');
  shown.getByText(
    'Eric Mugisha, Son or daughter, +250 788 123 456; Claudine Uwase, Son or daughter, +250 788 300 001',
  );
  expect(shown.getAllByText('Nothing entered')).toHaveLength(1);
});

it('shows nothing of a card while a part of it did not arrive: an allergy could be missing', async () => {
  await show('/medical-card', of(own), recorded, fails(listMedications), named);
  await screen.findByText('The medical card did not arrive');
  expect(screen.queryByText('O+')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Save as/ })).toBeNull();
});

it('is that of an elder whose health one reads, and of nobody else', async () => {
  const [elder] = mother;
  await show(
    `/medical-card?elder=${elder?.id}`,
    of(mother),
    recorded,
    taken,
    answers(listPeopleToCall, { data: [] }),
  );
  const shown = await card();
  shown.getByText('Penicillin and dust; Groundnuts');
  expect(shown.queryByText('Call in an emergency')).toBeNull();
  cleanup();
  const unseen = mother.map((each) => ({ ...each, permissions: [] }));
  await show(`/medical-card?elder=${elder?.id}`, of(unseen), recorded, taken, named);
  await screen.findByText('This card is not for you to read, or no longer.');
});

it('is what they wrote, of somebody without a health record; says where a browser cannot draw', async () => {
  const written = { ...nothing, bloodType: 'A-' as const };
  await show('/medical-card', of([]), answers(getMedicalSummary, { data: written }), named);
  await screen.findByText('A-');
  fireEvent.click(await save());
  await screen.findByRole('alert');
  expect(screen.queryByText(/The picture is saved/)).toBeNull();
});

it('offers no picture of an empty card', async () => {
  const written = { ...nothing, bloodType: null };
  const nobody = answers(listPeopleToCall, { data: [] });
  await show('/medical-card', of([]), answers(getMedicalSummary, { data: written }), nobody);
  expect(((await save()) as HTMLButtonElement).disabled).toBe(true);
});

const way = answers(getEmergencySettings, {
  data: { landmarks: 'Blue gate', sharesCard: false, simplePress: false, gatePhoto: true },
});
const taking = (decidesAs: string | null) => mother.map((elder) => ({ ...elder, decidesAs }));

it('has the way to the house and the gate on paper, for the elder and who decides', async () => {
  await show('/medical-card', of(own), recorded, taken, named, way);
  const shown = await card();
  const paper = (await shown.findByText('Blue gate')).closest('[class*=paper]');
  expect(paper).not.toBeNull();
  const gate = shown.getByRole<HTMLImageElement>('img', { name: 'The gate of the house' });
  expect(paper?.contains(gate)).toBe(true);
  expect(gate.src).toContain(`/api/elders/${own[0]?.id}/gate-photo`);
});

it('asks for the way to the house for nobody else', async () => {
  const at = `/medical-card?elder=${mother[0]?.id}`;
  const nobody = answers(listPeopleToCall, { data: [] });
  const page = await show(at, of(taking(null)), recorded, taken, nobody, way);
  await card();
  expect(page.api.requested).not.toContain(getEmergencySettings);
});
