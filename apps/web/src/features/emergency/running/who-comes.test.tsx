import type { Role } from '@hafi/contract/accounts/roles';
import { getEmergency } from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { anEmergency, aResponder, emergencyId } from '../../../../test/an-emergency.ts';
import { answers, type FakeAnswer } from '../../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { queryClient } from '../../../lib/query/query-client.ts';

const serverTime = new Date('2026-11-23T03:20:00.000Z');
const soon = '2026-11-23T03:25:00.000Z';
let shown: EmergencyView;
const live: FakeAnswer = {
  endpoint: getEmergency,
  answer: () => answers(getEmergency, { data: shown }).answer(),
};

function open(view: EmergencyView, as: readonly Role[] = ['PATIENT'], country: 'BE' | 'RW' = 'RW') {
  shown = view;
  const account = { place: { ...accountWith(as).place, country } };
  return renderPage(`/emergency/${emergencyId}`, { as, account, answers: [live], serverTime });
}
const helper = (change: Partial<EmergencyView> = {}) => {
  const view = anEmergency(change);
  const can = { cancel: false, respond: true, resolve: false, coordinate: false, locate: false };
  return { ...view, elder: { ...view.elder, you: false }, can };
};
const calls = () =>
  screen.queryAllByRole<HTMLAnchorElement>('link').filter(({ href }) => href === 'tel:912');
const refetch = () => act(() => queryClient.refetchQueries());

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

test.each([
  ['nobody was found', [], 'Nobody could be told', 'There is nobody whom we could ask.'],
  [
    'no message arrived',
    [aResponder('Eric', 'unreached')],
    'We could not reach them',
    'No message arrived.',
  ],
  [
    'everybody was asked in vain',
    [aResponder('Eric', 'told'), aResponder('Jean', 'unreached')],
    'Nobody has answered yet',
    'Everybody was asked.',
  ],
])('says where %s that one must call, and never that people are being told', async (...replies) => {
  const [, responders, title, words] = replies;
  const { container } = await open(anEmergency({ responders, nextLevelAt: null }));
  screen.getByRole('heading', { level: 1, name: title });
  screen.getByText(`${words} Do not wait: call 912.`);
  expect(container.textContent).not.toContain('We are telling them');
  expect(calls()).toHaveLength(1);
});

test('says that they are told only while a message is under way', async () => {
  await open(anEmergency({ responders: [aResponder('Eric', 'waiting')] }));
  screen.getByRole('heading', { level: 1, name: 'We are telling them' });
});

test('does not say that help is called before it is', async () => {
  const { container } = await open(
    anEmergency({ state: 'counting-down', level: null, firesAt: soon, nextLevelAt: soon }),
  );
  screen.getByRole('heading', { level: 1, name: 'Help will be called in a moment' });
  expect(container.textContent).not.toMatch(/Help is called|telling them|told them/);
});

test.each([
  ['the elder', ['PATIENT'] as const, anEmergency({ drill: true })],
  ['a helper', ['FAMILY'] as const, helper({ drill: true })],
])('offers %s no call to the ambulance in a drill', async (_who, as, view) => {
  const { container } = await open(view, as);
  screen.getByText('It is only a drill: do not call 912.');
  expect(container.querySelectorAll('main a[href="tel:912"]')).toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'I called 912' })).toBeNull();
});

test('tells who hears the page what has changed, once, and how it ended', async () => {
  await open(anEmergency({ responders: [aResponder('Eric', 'told'), aResponder('Jean', 'told')] }));
  const news = () => screen.getAllByRole('status').map((each) => each.textContent);
  expect(news().join('')).not.toContain('Eric');
  shown = anEmergency({ responders: [aResponder('Eric', 'coming'), aResponder('Jean', 'told')] });
  await refetch();
  const said = news().find((each) => each?.includes('Eric is coming'));
  expect(said).toContain('Eric: Coming');
  expect(said).not.toContain('Jean');
  shown = { ...shown, now: soon };
  await refetch();
  expect(news()).toContain(said);
  shown = { ...shown, state: 'resolved', outcome: 'well', endedAt: soon, endedBy: 'Eric M' };
  await refetch();
  expect(news().some((each) => each?.startsWith('All is well again.'))).toBe(true);
  screen.getByText('Everybody who was told is being told so. Nobody needs to come.');
});

const helped = [
  aResponder('Patrick', 'coming', { dueAt: soon }),
  aResponder('Aline', 'acting', { ambulanceAt: '2026-11-23T03:18:00.000Z' }),
];
const comesBefore = (one: HTMLElement, other: HTMLElement) =>
  expect(one.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

test.each([
  ['the elder', ['PATIENT'] as const, anEmergency({ responders: helped })],
  ['a helper', ['FAMILY'] as const, helper({ responders: helped })],
])('tells %s first that 912 was called, by whom and when, and who comes', async (...given) => {
  const [, as, view] = given;
  await open(view, as);
  const main = screen.getByRole('main');
  const called = within(main).getByText('Aline called 912 at 05:18.');
  const comes = within(main).getByRole('heading', { name: 'Patrick is coming' });
  comesBefore(called, comes);
  comesBefore(comes, within(main).getByRole('heading', { name: 'Who knows' }));
  within(main).getByRole('link', { name: 'Call 912 again' });
  expect(within(main).queryByRole('link', { name: 'Call 912' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'I called 912' })).toBeNull();
});

test('offers somebody abroad first what they can do from there', async () => {
  await open(helper(), ['FAMILY'], 'BE');
  expect(screen.queryByText('Can you come?')).toBeNull();
  const call = screen.getByRole('link', { name: 'Call Espérance' });
  const seeToIt = screen.getByRole('button', { name: 'I see to it' });
  comesBefore(call, seeToIt);
  comesBefore(seeToIt, screen.getByRole('button', { name: 'I am on my way' }));
});

test('keeps both calls in reach while one says how long it takes', async () => {
  await open(helper(), ['VOLUNTEER']);
  fireEvent.click(screen.getByRole('button', { name: 'I am on my way' }));
  screen.getByRole('heading', { name: 'In how many minutes?' });
  screen.getByRole('link', { name: 'Call Espérance' });
  screen.getByRole('link', { name: 'Call 912' });
});
