import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import { getIdentity } from '@hafi/contract/record/record.contract';
import type { Identity } from '@hafi/contract/record/record.schemas';
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { doctorsPatient } from '../../../../test/doctors-patient.ts';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

const { id } = doctorsPatient;
const gone = 'You cannot see this person now';
const serverTime = new Date('2026-11-23T06:00:00Z');
const known: Identity = {
  name: 'Vestine Mukamana',
  birthdate: '1952-03-12',
  sex: 'female',
  allergies: [
    { substance: 'Peanuts', criticality: 'low' },
    { substance: 'Penicillin', criticality: 'high' },
  ],
  ownWords: null,
  phoneNumber: '+250788000001',
  insurances: [{ insurer: 'cbhi', insurerName: null, memberNumber: '12-7' }],
  accessUntil: '2026-11-23T09:00:00.000Z',
};

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const show = (path: string, ...given: FakeAnswer[]) =>
  renderPage(path, {
    as: ['DOCTOR'],
    answers: [answers(listElders, { data: [doctorsPatient] }), ...given],
    serverTime,
  });
const banner = () => screen.getByRole('region', { name: 'The patient' });

it('says on top whose chart it is, the danger first, and until when it is open', async () => {
  await show(`/patients/${id}`, answers(getIdentity, { data: known }));
  expect(screen.getByRole('heading', { level: 1, name: 'Vestine Mukamana' })).toBeDefined();
  const text = banner().textContent ?? '';
  expect(text).toContain('74 years, Woman');
  expect(text).toContain('Allergic: Penicillin (dangerous), Peanuts');
  expect(text).toContain('Mutuelle (CBHI)');
  expect(text).toMatch(/Access until .*23 November/);
  expect(screen.getByRole('link', { name: /788/ }).getAttribute('href')).toBe('tel:+250788000001');
});

it('never says that there is no allergy when it could not ask', async () => {
  await show(`/patients/${id}`, fails(getIdentity));
  expect(banner().textContent).toContain('Ask before giving a medicine.');
  expect(banner().textContent).not.toContain('No allergy');
});

it('takes the place of the health page for a doctor, at the same part', async () => {
  await show(`/healthcare?tab=documents&elder=${id}`, answers(getIdentity, { data: known }));
  expect(banner()).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Documents' }).getAttribute('aria-selected')).toBe('true');
});

it('has the appointments for who keeps them, and for nobody else', async () => {
  const kept: Elder = {
    ...doctorsPatient,
    by: 'circle',
    permissions: ['health:read', 'bookings:manage'],
  };
  const given = [answers(listElders, { data: [kept] }), answers(getIdentity, { data: known })];
  const path = `/patients/${id}`;
  const one = await renderPage(path, { as: ['DOCTOR'], answers: given, serverTime });
  expect(screen.getByRole('tab', { name: 'Appointments' })).toBeDefined();
  one.unmount();
  await show(path, answers(getIdentity, { data: known }));
  expect(screen.queryByRole('tab', { name: 'Appointments' })).toBeNull();
});

it('leads everybody else to the health page', async () => {
  const elder: Elder = { ...doctorsPatient, by: 'circle', relation: 'child' };
  const given = [answers(listElders, { data: [elder] })];
  await renderPage(`/patients/${id}`, { as: ['FAMILY'], answers: given, serverTime });
  expect(screen.queryByRole('region', { name: 'The patient' })).toBeNull();
  expect(screen.getByRole('region', { name: 'The person' })).toBeDefined();
});

it('tells nothing of a patient who is not open to the doctor', async () => {
  const { api } = await renderPage(`/patients/${id}`, {
    as: ['DOCTOR'],
    answers: [answers(listElders, { data: [] })],
    serverTime,
  });
  expect(screen.getByRole('heading', { name: gone })).toBeDefined();
  expect(api.requested.filter(({ path }) => path.startsWith('/api/elders/'))).toEqual([]);
});

it('closes when the access ends while it is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  let open = true;
  const list: FakeAnswer = {
    ...answers(listElders, { data: [] }),
    answer: () => Response.json({ data: open ? [doctorsPatient] : [] }),
  };
  await renderPage(`/patients/${id}`, {
    as: ['DOCTOR'],
    answers: [list, answers(getIdentity, { data: known })],
    serverTime,
  });
  expect(banner()).toBeDefined();
  open = false;
  await act(() => vi.advanceTimersByTimeAsync(3 * 3_600_000 + 5_000));
  vi.useRealTimers();
  await screen.findByRole('heading', { name: gone });
  expect(screen.queryByRole('region', { name: 'The patient' })).toBeNull();
});
