import type { Role } from '@hafi/contract/accounts/roles';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

const show = async (role: Role) => {
  await renderPage('/settings?tab=privacy', { as: [role] });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  return document.querySelector('main')?.textContent ?? '';
};
const ofElder =
  /Your readings, alerts, medicines.* are erased too.*Your circle ends, and its members are told/;
const ofDoctor = /Notes that you have signed stay .* with your name, workplace and licence number/;
const ofCarer = /What you wrote about others stays with them/;

beforeAll(loadAllParts, 120_000);

it('tells an elder what goes with the account: the health, and the circle', async () => {
  const words = await show('PATIENT');
  expect(words).toMatch(ofElder);
  expect(words).not.toMatch(ofDoctor);
  expect(words).not.toMatch(ofCarer);
});

it('tells a doctor that signed notes stay, with name and number', async () => {
  const words = await show('DOCTOR');
  expect(words).toMatch(ofDoctor);
  expect(words).toMatch(ofCarer);
});

it('tells a caregiver that what was written about others stays', async () => {
  const words = await show('CAREGIVER');
  expect(words).toMatch(ofCarer);
  expect(words).not.toMatch(ofDoctor);
});
