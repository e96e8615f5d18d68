import 'fake-indexeddb/auto';
import { dayInKigali } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import { addCheckIn, listCheckIns, undoCheckIn } from '@hafi/contract/checkins/checkins.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { listDoses, recordDose } from '@hafi/contract/medications/medications.contract';
import { addVital } from '@hafi/contract/vitals/vitals.contract';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  answers,
  answersSample,
  type FakeAnswer,
  fails,
  fakeApi,
  unreachable,
} from '../../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { queryClient } from '../../../lib/query/query-client.ts';
import { App } from '../../app.tsx';

/** Another one in each test: what the device keeps of one person is not shown to the next. */
let person: string;
const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({
  ...elder,
  by: 'self' as const,
  permissions: ['health:read' as const, 'health:write' as const, 'bookings:manage' as const],
}));
const elder = own[0] ?? { id: '', name: '' };
const today = dayInKigali(new Date());
const ago = (minutes: number) => new Date(Date.now() - minutes * minuteInMs).toISOString();

const checkedIn = (at: string | null) => ({
  data: { days: [{ day: today, at }], seenBy: ['Chantal'] },
});
const week = (at: string | null) => answers(listCheckIns, checkedIn(at));
const [sampleDose] = (sampleOf(listDoses.output, { items: 1 }) as Answer<typeof listDoses>).data
  .doses;
const dueDose = (name: string) => ({
  ...sampleDose,
  id: null,
  medicationId: newId(),
  name,
  dosage: '5 mg',
  dueAt: ago(30),
  state: 'due' as const,
  at: null,
  recordedBy: null,
  can: { answer: true, correct: false },
});
const doses = (...names: string[]) =>
  answers(listDoses, {
    data: { day: today, doses: names.map(dueDose) },
  } as Answer<typeof listDoses>);
const [sampleAlert] = (
  sampleOf(listOpenAlerts.output, { items: 1 }) as Answer<typeof listOpenAlerts>
).data;
const crisis = {
  ...sampleAlert,
  elder: { id: elder.id, name: elder.name },
  kind: 'blood-pressure',
  level: 'urgent',
  direction: 'high',
  values: { systolic: 182, diastolic: 121 },
  takenAt: ago(20),
  acknowledgedAt: null,
  acknowledgedBy: null,
  steps: [{ step: 'circle', at: ago(19), people: 3 }],
};
const alerts = (...list: object[]) =>
  answers(listOpenAlerts, { data: list } as Answer<typeof listOpenAlerts>);
const claudine = {
  id: newId(),
  name: 'Claudine Uwase',
  firstName: 'Claudine',
  photo: null,
  relation: 'child' as const,
  phone: '+250788300001',
  why: 'circle' as const,
};
const group = {
  elder: { id: elder.id, name: elder.name, firstName: 'Espérance', you: true },
  people: [claudine],
};
const people = answers(listPeopleToCall, { data: [group] });

const open = (...given: FakeAnswer[]) =>
  renderPage('/dashboard', {
    as: ['PATIENT'],
    account: { id: person },
    answers: [...given, answers(listElders, { ...elders, data: own }), people],
  });
const main = () => within(screen.getByRole('main'));
const seal = () => main().queryByRole('button', { name: /^Meze neza/ });
const focused = () => document.activeElement?.textContent;
const callees = () =>
  main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('tel:'));

beforeAll(loadAllParts, 120_000);
beforeEach(() => {
  person = newId();
});
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  for (const { id } of await outbox.entries()) await outbox.dismiss(id);
});

it('shows an urgent alert before everything else, with whom to call and who knows', async () => {
  await open(alerts(crisis), week(null), doses('Amlodipine'));
  await screen.findByRole('heading', { name: 'Blood pressure: very high' });
  main().getByText('182/121');
  main().getByText(/3 people were told. Nobody has seen it yet/);
  expect(callees()).toEqual(['tel:912', 'tel:+250788300001', 'tel:+250788300001']);
  expect(seal()).toBeNull();
  main().getByText('Measure again');
});

it('keeps an alert that somebody has seen, and names them', async () => {
  const seen = { acknowledgedAt: ago(5), acknowledgedBy: { id: newId(), name: 'Claudine Uwase' } };
  await open(alerts({ ...crisis, ...seen }), week(ago(60)), doses());
  await screen.findByText(/Claudine Uwase has seen it/);
  expect(screen.queryByText(/All is done/)).toBeNull();
});

it('takes a reading that only this device has for what it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const values = { systolic: 190, diastolic: 125 };
  const body = { id: newId(), kind: 'blood-pressure' as const, values, takenAt: ago(1) };
  await outbox.enqueue('reading', { person, params: { id: elder.id }, body });
  await open(alerts(), week(null), doses(), unreachable(addVital));
  await screen.findByText(/Nobody knows it yet/);
  expect(callees()[0]).toBe('tel:912');
});

it('says that alerts did not arrive, still asks how the elder is, and never says that all is done', async () => {
  const { unmount } = await open(fails(listOpenAlerts), week(null), doses());
  await screen.findByText('What needs attention could not be read.');
  expect(seal()?.getAttribute('aria-pressed')).toBe('false');
  expect(callees()).toEqual(['tel:+250788300001']);
  unmount();
  await open(fails(listOpenAlerts), week(ago(60)), doses());
  await screen.findByText('What needs attention could not be read.');
  expect(screen.queryByText(/All is done/)).toBeNull();
});

it('says so when today’s medicines did not arrive', async () => {
  await open(alerts(), week(ago(60)), fails(listDoses));
  await screen.findByText('Your medicines of today did not arrive');
  expect(screen.queryByText(/All is done/)).toBeNull();
});

it('says that all is done once everything is known and nothing is due', async () => {
  await open(alerts(), week(ago(60)), doses());
  await screen.findByText('Thank you. All is done.');
  main().getByText('Chantal can see that you are well.');
});

it('asks for all medicines of this moment in one tap, ticks none before, and takes them back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(alerts(), week(ago(60)), doses('Amlodipine', 'Metformin'), unreachable(recordDose));
  await screen.findByText('Amlodipine 5 mg');
  main().getByText('Metformin 5 mg');
  expect(await outbox.entries()).toEqual([]);
  const all = await main().findByRole('button', { name: 'I took all 2' });
  all.focus();
  await act(async () => void fireEvent.click(all));
  await screen.findByText(/2 medicines are answered/);
  // The pressed button is gone: the focus is with what is said of it.
  await waitFor(() => expect(focused()).toMatch(/^2 medicines are answered/));
  const taken = (await outbox.entries()).map(({ body }) => Reflect.get(body ?? {}, 'status'));
  expect(taken).toEqual(['taken', 'taken']);
  const undo = main().getAllByRole('button', { name: 'Undo' }).at(-1);
  await act(async () => void (undo && fireEvent.click(undo)));
  await main().findByRole('button', { name: 'I took all 2' });
  await waitFor(() =>
    expect(focused()).toBe(
      '2 answers are taken back. It is kept on this phone and goes out when there is network.',
    ),
  );
});

it('says that somebody is well, and that it is taken back, with the focus', async () => {
  let at: string | null = null;
  const isAt = (endpoint: typeof addCheckIn | typeof undoCheckIn, to: string | null) => ({
    endpoint,
    answer: () => {
      at = to;
      return answers(endpoint, checkedIn(at)).answer();
    },
  });
  await open(
    alerts(),
    { endpoint: listCheckIns, answer: () => week(at).answer() },
    doses(),
    isAt(addCheckIn, ago(0)),
    isAt(undoCheckIn, null),
  );
  const seal = await main().findByRole('button', { name: /^Meze neza/ });
  seal.focus();
  await act(async () => void fireEvent.click(seal));
  await waitFor(() => expect(focused()).toBe('Thank you. All is done.'));
  await act(async () => void fireEvent.click(main().getByRole('button', { name: 'Undo' })));
  await waitFor(() => expect(focused()).toBe('Your check-in of today is taken back.'));
  await main().findByText('Are you well today?');
});

it('leaves the focus with the thanks when a trembling finger presses again at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(alerts(), week(null), doses());
  const first = await main().findByRole('button', { name: /^Meze neza/ });
  first.focus();
  await act(async () => void fireEvent.click(first));
  const thanks = await main().findByRole('heading', { name: /^Thank you/ });
  // A press that is not prevented gives the focus to what is under the finger, or to nothing.
  expect(fireEvent.mouseDown(thanks)).toBe(false);
  await waitFor(() => expect(fireEvent.mouseDown(thanks)).toBe(true), { timeout: 5_000 });
});

it('has the focus with the medicines that were answered, not with the thanks for the check-in before', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(alerts(), week(null), doses('Amlodipine', 'Metformin'), unreachable(recordDose));
  const press = async (name: RegExp) => {
    const button = await main().findByRole('button', { name });
    button.focus();
    await act(async () => void fireEvent.click(button));
  };
  await press(/^Meze neza/);
  await waitFor(() => expect(focused()).toMatch(/^Thank you, /));
  await press(/^I took all 2/);
  await main().findByText('Thank you. All is done.');
  await waitFor(() => expect(focused()).toMatch(/^2 medicines are answered/));
});

it('reaches each medicine on its own', async () => {
  await open(alerts(), week(ago(60)), doses('Amlodipine', 'Metformin'));
  const single = await main().findByRole('button', { name: 'One by one' });
  await act(async () => void fireEvent.click(single));
  main().getByRole('button', { name: 'Taken (Amlodipine 5 mg)' });
  main().getByRole('button', { name: 'Skip (Metformin 5 mg)' });
});

it('puts medicines off without writing anything down, and says that they are still to take', async () => {
  await open(alerts(), week(ago(60)), doses('Amlodipine'));
  const later = await main().findByRole('button', { name: 'Not now' });
  later.focus();
  await act(async () => void fireEvent.click(later));
  await screen.findByText(/1 medicine is still to take/);
  await waitFor(() => expect(focused()).toMatch(/^1 medicine is still to take/));
  expect(screen.queryByText(/All is done/)).toBeNull();
  expect(await outbox.entries()).toEqual([]);
  await act(async () => void fireEvent.click(main().getByRole('button', { name: 'Show it' })));
  await main().findByRole('button', { name: 'I took it' });
  await waitFor(() => expect(focused()).toMatch(/^Medicine of /));
});

it('calls the people whom this device keeps when the server cannot be reached', async () => {
  await open(alerts(), week(null), doses());
  await screen.findByRole('link', { name: 'Call Claudine Uwase' });
  // When the app is opened again without network
  cleanup();
  queryClient.clear();
  const session = answers(getSession, { data: { ...accountWith(['PATIENT']), id: person } });
  const told = [session, unreachable(listPeopleToCall)];
  vi.stubGlobal('fetch', fakeApi(told, (endpoint) => answersSample(endpoint, 1)).fetch);
  const within = (screens: ReactNode) => (
    <MemoryRouter initialEntries={['/dashboard']}>{screens}</MemoryRouter>
  );
  await act(async () => render(<App within={within} />));
  await screen.findByRole('link', { name: 'Call Claudine Uwase' });
});

it('says what to do where there is nobody to call', async () => {
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    account: { id: person },
    answers: [
      answers(listPeopleToCall, { data: [{ ...group, people: [] }] }),
      answers(listElders, { ...elders, data: own }),
    ],
  });
  const invite = await screen.findByRole('link', { name: 'Invite somebody' });
  expect(invite.getAttribute('href')).toBe('/circle');
});

it('still asks how the elder is when nothing of the health arrived', async () => {
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    account: { id: person },
    answers: [fails(listElders), people, week(null)],
  });
  await screen.findByText('Your health did not arrive');
  expect(seal()).not.toBeNull();
  expect(callees()).toEqual(['tel:+250788300001']);
});
