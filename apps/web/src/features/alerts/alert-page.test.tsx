import type { AlertPage } from '@hafi/contract/alerts/alert-page.schemas';
import { acknowledgeAlert, getAlert } from '@hafi/contract/alerts/alerts.contract';
import { listGlances } from '@hafi/contract/alerts/glances.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails, hangs } from '../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const id = (last: string) => `019aa000-0000-7000-8000-00000000000${last}`;
const at = '2026-11-23T03:15:00.000Z';

const alert: AlertPage = {
  id: id('1'),
  level: 'urgent',
  takenAt: at,
  since: at,
  acknowledgedAt: null,
  acknowledgedBy: null,
  endedAt: null,
  endedBy: null,
  outcome: null,
  place: null,
  mayClose: true,
  mayMeasure: true,
  elder: {
    id: id('a'),
    name: 'Espérance Mukamana',
    firstName: 'Espérance',
    photo: null,
    by: 'circle',
    relation: 'child',
    decidesAs: null,
    permissions: ['health:read', 'health:write', 'alerts:receive'],
  },
  measured: {
    kind: 'blood-pressure',
    direction: 'high',
    judgedBy: null,
    values: { systolic: 182, diastolic: 121 },
    readings: 1,
    endNote: null,
    meaning: 'This is very high.',
    advice: ['Sit down and rest.', 'With chest pain, call 912 now.'],
    measureAgainAt: '2026-11-23T03:45:00.000Z',
    week: {
      usual: { low: 60, high: 139 },
      days: [
        { day: '2026-11-22', span: { low: 84, high: 138 } },
        { day: '2026-11-23', span: { low: 121, high: 182 } },
      ],
    },
  },
  calls: [
    {
      id: id('a'),
      name: 'Espérance Mukamana',
      phone: '+250788000001',
      photo: null,
      relation: null,
    },
    {
      id: id('b'),
      name: 'Chantal Ingabire',
      phone: '+250788000002',
      photo: null,
      relation: 'caregiver',
    },
    { id: id('c'), name: 'Eric Mugisha', phone: null, photo: null, relation: 'child' },
  ],
  knowers: [
    { id: id('d'), name: 'Dr Jean', you: false, knows: 'seen', by: [], at },
    { id: id('c'), name: 'Eric Mugisha', you: false, knows: 'told', by: ['sms'], at },
    { id: id('e'), name: 'Vestine', you: false, knows: 'unreached', by: [], at },
  ],
};
const path = `/alerts/${alert.id}?elder=${alert.elder.id}`;
const taken = { acknowledgedAt: '2026-11-23T03:31:00.000Z' };

const serverTime = new Date('2026-11-23T03:31:00Z');
const own = id('1');

/** What the server says of the alert; an act may change it. */
let shown: AlertPage;
const show = (page: AlertPage, act: FakeAnswer = fails(acknowledgeAlert)) => {
  shown = page;
  const live = { endpoint: getAlert, answer: () => answers(getAlert, { data: shown }).answer() };
  return renderPage(path, { as: ['FAMILY'], answers: [live, act], serverTime });
};
/** The server names this person as the first who took it. */
const takenBy = (acknowledgedBy: { id: string; name: string }): FakeAnswer => ({
  endpoint: acknowledgeAlert,
  answer: () => {
    shown = { ...shown, ...taken, acknowledgedBy };
    return answers(acknowledgeAlert, { data: { ...taken, acknowledgedBy } }).answer();
  },
});

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('says what is wrong, calls, what to do and who knows', async () => {
  const { container } = await show(alert);
  screen.getByRole('heading', { level: 1, name: 'Blood Pressure: very high' });
  expect(container.textContent).toContain('182/121');
  const calls = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Call / });
  expect(calls.map(({ href }) => href)).toEqual([
    'tel:+250788000001',
    'tel:+250788000002',
    'tel:912',
  ]);
  screen.getByText('Eric Mugisha: we know no number.');
  const steps = within(screen.getByRole('region', { name: 'What to do' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Call Espérance, or go there.',
    'Tell Espérance: “Sit down and rest.”',
    'With chest pain, call 912 now.',
  ]);
  const knowers = within(screen.getByRole('region', { name: 'Who knows' })).getAllByRole(
    'listitem',
  );
  expect(knowers.map(({ textContent }) => textContent)).toEqual([
    'Dr Jean has seen it05:15',
    'Eric Mugisha was told by SMS05:15',
    'Vestine: no message arrived05:15',
  ]);
  expect(
    [...container.querySelectorAll('[data-gem]')].map((gem) => gem.getAttribute('data-gem')),
  ).toEqual(['seen', 'told', 'unreached']);
  screen.getByText(/^Seen is not solved/);
});

it('says in place who takes care of it, and moves the focus there', async () => {
  await show(alert, takenBy({ id: own, name: 'Claudine' }));
  fireEvent.click(screen.getByRole('button', { name: 'I take care of it' }));
  const note = await screen.findByText(/You take care of it since 05:31/);
  await waitFor(() => expect(document.activeElement).toBe(note.closest('p')));
  expect(screen.queryByRole('button', { name: 'I take care of it' })).toBeNull();
});

it('names the other who was first when two take it at once', async () => {
  await show(alert, takenBy({ id: id('c'), name: 'Eric Mugisha' }));
  fireEvent.click(screen.getByRole('button', { name: 'I take care of it' }));
  await screen.findByText(/Eric Mugisha takes care of it since 05:31/);
});

it('says beside the key that it was not sent', async () => {
  await show(alert);
  fireEvent.click(screen.getByRole('button', { name: 'I take care of it' }));
  await screen.findByRole('alert');
  screen.getByRole('button', { name: 'I take care of it' });
  expect(screen.queryByText(/takes? care of it since/)).toBeNull();
});

it('shows who is only told whom to ask, and no measurement', async () => {
  const { container } = await show({
    ...alert,
    measured: null,
    knowers: [],
    mayClose: false,
    mayMeasure: false,
    elder: { ...alert.elder, permissions: ['alerts:receive'], relation: 'neighbour' },
  });
  screen.getByRole('heading', { level: 1, name: 'Something is wrong' });
  expect(container.querySelector('main')?.textContent).not.toMatch(/182|Blood|mmHg|measure again/i);
  screen.getByRole('button', { name: 'I take care of it' });
  expect(screen.queryByText('The last 7 days')).toBeNull();
});

it('says of an ended alert by whom, when and how, and alarms nobody', async () => {
  await show({
    ...alert,
    endedAt: '2026-11-23T04:10:00.000Z',
    endedBy: { id: id('b'), name: 'Chantal Ingabire' },
    mayClose: false,
    measured: alert.measured && { ...alert.measured, endNote: 'The cuff was too small.' },
  });
  screen.getByText('Chantal Ingabire closed it, 06:10.');
  screen.getByText('The cuff was too small.');
  expect(screen.queryByText('Call 912')).toBeNull();
  expect(screen.queryByRole('button', { name: 'I take care of it' })).toBeNull();
  expect(screen.queryByText('What to do')).toBeNull();
});

it('says to who closed it that they did', async () => {
  const { id: own, firstName: name } = accountWith(['FAMILY']);
  const endedAt = '2026-11-23T04:10:00.000Z';
  await show({ ...alert, endedAt, endedBy: { id: own, name }, mayClose: false });
  screen.getByText('You closed it, 06:10.');
});

it.each([
  ['is gone, or belongs to somebody else', path],
  ['names nobody', `/alerts/${alert.id}`],
])('says calmly, without a name, that there is nothing when the address %s', async (_, to) => {
  const { container } = await renderPage(to, {
    as: ['FAMILY'],
    answers: [fails(getAlert, 404, 'not-found')],
  });
  screen.getByRole('heading', { level: 1, name: 'This alert is not open to you' });
  expect(container.textContent).not.toContain('Espérance');
});

it('looks calm neither while it loads nor when it failed', async () => {
  const { container, unmount } = await renderPage(path, {
    as: ['FAMILY'],
    answers: [hangs(getAlert)],
  });
  expect(container.querySelector('main [data-loading]')).not.toBeNull();
  unmount();
  const sample = sampleOf(listGlances.output, { items: 1 }) as Answer<typeof listGlances>;
  const glances = sample.data.map((glance) => ({
    ...glance,
    elder: { ...glance.elder, id: alert.elder.id, name: alert.elder.name },
    phone: '+250788000001',
  }));
  const known = answers(listGlances, { ...sample, data: glances });
  await renderPage(path, { as: ['FAMILY'], answers: [fails(getAlert), known] });
  screen.getByText('The alert did not arrive. If you are worried, call now.');
  // With the numbers that the phone knows.
  const call = screen.getByRole('link', { name: 'Call Espérance Mukamana' });
  expect(call.getAttribute('href')).toBe('tel:+250788000001');
  screen.getByRole('link', { name: 'Call 912' });
});

it('gives the elder one sentence and 912', async () => {
  await show({ ...alert, elder: { ...alert.elder, by: 'self', relation: null } });
  const todo = screen.getByRole('region', { name: 'What to do' });
  expect(within(todo).queryAllByRole('listitem')).toEqual([]);
  expect(todo.textContent).toBe('What to doSit down and rest.With chest pain, call 912 now.');
});

it('has who looks after the elder tell the elder what to do, and the elder read it', async () => {
  const { unmount } = await renderPage(path, {
    as: ['FAMILY'],
    answers: [answers(getAlert, { data: alert })],
  });
  const todo = () => screen.getByRole('region', { name: 'What to do' });
  within(todo()).getByText('Tell Espérance: “Sit down and rest.”');
  within(todo()).getByText('With chest pain, call 912 now.');
  unmount();
  const own = { ...alert, elder: { ...alert.elder, by: 'self' as const } };
  await renderPage(path, { as: ['PATIENT'], answers: [answers(getAlert, { data: own })] });
  within(todo()).getByText('Sit down and rest.');
});
