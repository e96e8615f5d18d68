import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { getIdentity } from '@hafi/contract/record/record.contract';
import type { Identity } from '@hafi/contract/record/record.schemas';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { doctorsPatient } from '../../../test/doctors-patient.ts';
import { answers, type FakeAnswer, fails, hangs } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

const known: Identity = {
  name: 'Vestine Mukamana',
  birthdate: '1952-03-12',
  sex: 'female',
  allergies: [
    { substance: 'Penicillin', criticality: 'high' },
    { substance: 'Peanuts', criticality: 'low' },
  ],
  ownWords: null,
  phoneNumber: '+250788000001',
  insurances: [],
  accessUntil: null,
};
const serverTime = new Date('2026-11-23T06:00:00Z');

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

async function show(identity: FakeAnswer, elder = doctorsPatient, path = '/healthcare?tab=vitals') {
  const address = `${path}${path.includes('?') ? '&' : '?'}elder=${elder.id}`;
  const given = [answers(listElders, { data: [elder] }), identity];
  const { api } = await renderPage(address, { as: ['FAMILY'], answers: given, serverTime });
  return { api, banner: screen.queryByRole('region', { name: 'The person' }) };
}

it.each(['vitals', 'medications', 'record', 'report', 'documents', 'visits', 'timeline'])(
  'stands on the part %s of somebody else’s health',
  async (tab) => {
    const { banner } = await show(
      answers(getIdentity, { data: known }),
      doctorsPatient,
      `/healthcare?tab=${tab}`,
    );
    const text = banner?.textContent ?? '';
    expect(text).toContain('Vestine Mukamana');
    expect(text).toContain('74 years');
    expect(text).toContain('Woman');
    expect(text).toContain('Penicillin (can be dangerous to life), Peanuts');
  },
);

it('stands where somebody else’s reading is entered', async () => {
  const { banner } = await show(
    answers(getIdentity, { data: known }),
    doctorsPatient,
    '/healthcare/measure',
  );
  expect(banner?.textContent).toContain('Penicillin');
});

it('says what nobody has said, instead of nothing', async () => {
  const unknown = { ...known, birthdate: null, sex: null, allergies: [] };
  const { banner } = await show(answers(getIdentity, { data: unknown }));
  const text = banner?.textContent ?? '';
  expect(text).toContain('Age not known');
  expect(text).toContain('Sex not known');
  expect(text).toContain('none is written down');
});

it('shows allergies in own words', async () => {
  const data = { ...known, allergies: [], ownWords: 'Aspirin, since 1998' };
  const { banner } = await show(answers(getIdentity, { data }));
  expect(banner?.textContent).toContain('Aspirin, since 1998');
});

it('says that it could not be read, and never that there is no allergy', async () => {
  const failed = await show(fails(getIdentity));
  const alert = within(failed.banner as HTMLElement).getByRole('alert');
  expect(alert.textContent).toContain('of Vestine Mukamana could not be read');
  expect(failed.banner?.textContent).not.toContain('none is written down');
});

it('is loading while it loads', async () => {
  const { banner } = await show(hangs(getIdentity));
  expect(banner?.querySelector('[data-loading]')).not.toBeNull();
});

it('reads nothing that the person may not see', async () => {
  const blind: Elder = { ...doctorsPatient, by: 'circle', permissions: ['bookings:manage'] };
  const seen = await show(answers(getIdentity, { data: known }), blind, '/healthcare?tab=visits');
  expect(seen.banner?.textContent).toContain('You do not see age, sex and allergies.');
  expect(seen.api.requested.some(({ path }) => path === getIdentity.path)).toBe(false);
});

it('is absent on one’s own pages', async () => {
  const own: Elder = { ...doctorsPatient, by: 'self', relation: null };
  const { banner } = await show(answers(getIdentity, { data: known }), own);
  expect(banner).toBeNull();
});

it('says who asked where the last allergy was withdrawn', async () => {
  const allergiesAsked = { at: '2026-11-22T09:00:00.000Z', by: 'Grace Uwera' };
  const { banner } = await show(
    answers(getIdentity, { data: { ...known, allergies: [], allergiesAsked } }),
  );
  const text = banner?.textContent ?? '';
  expect(text).toContain('Allergies: none now (asked on 22 November 2026, by Grace Uwera).');
  expect(text).not.toContain('Nobody may have asked');
});
