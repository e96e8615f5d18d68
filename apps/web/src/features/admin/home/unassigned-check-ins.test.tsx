import {
  listUnassignedCheckIns,
  reachUnassignedCheckIn,
  takeUnassignedCheckIn,
} from '@hafi/contract/checkins/late-check-in.contract';
import type { UnassignedCheckIn } from '@hafi/contract/checkins/late-check-in.schemas';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid } from '../../../../test/said.ts';

beforeAll(loadAllParts, 120_000);

const id = (last: string) => `019aa000-0000-7000-8000-00000000000${last}`;
const at = '2026-11-23T06:10:00.000Z';
const person = { you: false, isCoordinator: false, telling: 'told' as const, at };
const late: UnassignedCheckIn = {
  id: id('1'),
  why: 'missed',
  elder: {
    id: id('a'),
    name: 'Vestine Uwase',
    phone: '+250788000001',
    district: 'Gasabo',
    sector: 'Remera',
  },
  expectedAt: '2026-11-23T06:00:00.000Z',
  told: [
    { ...person, id: id('2'), name: 'Chantal Uwase' },
    { ...person, id: id('3'), name: 'Jean Uwase', telling: 'unreached' },
    { ...person, id: id('4'), name: 'Olive Mbabazi', isCoordinator: true },
  ],
  heldUntil: null,
};

const draw = (...given: FakeAnswer[]) => renderPage('/admin', { as: ['ADMIN'], answers: given });
const section = () =>
  screen.findByRole('region', { name: 'Check-ins that did not come, and calls asked for' });

test('says who is waited for, whom to call and who was told; one tap takes it over', async () => {
  const taken = { ...late, toldAt: at, acknowledgedAt: at, acknowledgedBy: null };
  const { api } = await draw(
    answers(listUnassignedCheckIns, { data: [late] }),
    answers(takeUnassignedCheckIn, { data: taken }),
  );
  const part = within(await section());
  await part.findByRole('heading', { name: 'Vestine Uwase' });
  part.getByText('Told: Chantal Uwase');
  part.getByText('No message arrived: Jean Uwase');
  part.getByText('Told: Olive Mbabazi, coordinator');
  expect(part.getByRole('link', { name: /^Call Vestine Uwase/ }).getAttribute('href')).toBe(
    'tel:+250788000001',
  );
  fireEvent.click(part.getByRole('button', { name: 'I look after it (Vestine Uwase)' }));
  await expectSaid('You look after Vestine Uwase. The family sees it.');
  expect(api.requested).toContain(takeUnassignedCheckIn);
});

test('says that the service was away at that hour', async () => {
  await draw(answers(listUnassignedCheckIns, { data: [{ ...late, away: true }] }));
  await within(await section()).findByText(/^Hafi was not working then/);
});

test('at night offers the circle to call before the elder, who was not woken', async () => {
  const [first, ...others] = late.told;
  if (!first) throw new Error('nobody was told');
  const notified = [{ ...first, phone: '+250788000002' }, ...others];
  await draw(
    answers(listUnassignedCheckIns, {
      data: [{ ...late, away: true, night: true, told: notified }],
    }),
  );
  const part = within(await section());
  await part.findByText(/^It is night, and we have not woken Vestine Uwase/);
  const calls = part.getAllByRole('link', { name: /^Call / }).map((link) => link.textContent);
  expect(calls[0]).toContain('Chantal Uwase');
  expect(calls[1]).toContain('Vestine Uwase');
});

test('says who asks for a call, and when', async () => {
  await draw(answers(listUnassignedCheckIns, { data: [{ ...late, why: 'not-well' }] }));
  const part = within(await section());
  await part.findByText('Asks for a call');
  part.getByText(/^Asked for a call at/);
  expect(part.queryByText(/Should have said/)).toBeNull();
});

test('of what the reader looks after says until when, and ends by one tap', async () => {
  const held = { ...late, heldUntil: '2026-11-23T07:40:00.000Z' };
  const ended = { ...late, toldAt: at, acknowledgedAt: at, acknowledgedBy: null };
  const { api } = await draw(
    answers(listUnassignedCheckIns, { data: [held] }),
    answers(reachUnassignedCheckIn, { data: ended }),
  );
  const part = within(await section());
  await part.findByText(/^You look after it. If nothing is heard by .*, the others are told again/);
  expect(part.queryByText('Nobody looks after it.')).toBeNull();
  fireEvent.click(part.getByRole('button', { name: 'I have reached Vestine Uwase' }));
  await expectSaid('All who were told hear that Vestine Uwase was reached.');
  expect(api.requested).toContain(reachUnassignedCheckIn);
});

test('says so when it could not be taken over, or the list did not arrive', async () => {
  await draw(answers(listUnassignedCheckIns, { data: [late] }), fails(takeUnassignedCheckIn, 404));
  const part = within(await section());
  fireEvent.click(await part.findByRole('button', { name: /^I look after it/ }));
  expect((await part.findByRole('alert')).textContent).not.toBe('');
});
