import 'fake-indexeddb/auto';
import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import { listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import type { Mood } from '@hafi/contract/checkins/checkin.schemas';
import { addCheckIn, listCheckIns } from '@hafi/contract/checkins/checkins.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listDoses } from '@hafi/contract/medications/medications.contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answers, answersSample, unreachable } from '../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';
import { outbox } from '../../lib/outbox/own-outbox.ts';
import { queryClient } from '../../lib/query/query-client.ts';

const elders = sampleOf(listElders.output, { items: 1 }) as Answer<typeof listElders>;
const own = elders.data.map((elder) => ({ ...elder, by: 'self' as const }));

const today = dayInKigali(new Date());

beforeAll(loadAllParts, 120_000);
afterEach(async () => {
  for (const { id } of await outbox.entries()) await outbox.dismiss(id);
});

it('says that nobody sees a check-in which still waits on this device', async () => {
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(listCheckIns, {
        data: { days: [{ day: today, at: null }], seenBy: ['Chantal', 'Jean'] },
      }),
      unreachable(addCheckIn),
    ],
  });
  await screen.findByText('Are you well today?');
  const button = screen.getByRole('button', { name: /^Meze neza/ });
  await act(async () => void fireEvent.click(button));
  await screen.findByText('It is kept on this phone and goes out when there is network.');
  expect(screen.queryByText(/can see that you are well/)).toBeNull();
});

/** Her home, whose week changes when she checks in. */
const openWeek = (week: () => Answer<typeof listCheckIns>, onCheckIn: () => void) =>
  renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(listOpenAlerts, { data: [] }),
      answersSample(listDoses, 0),
      { endpoint: listCheckIns, answer: () => answers(listCheckIns, week()).answer() },
      {
        endpoint: addCheckIn,
        answer: () => {
          onCheckIn();
          return answers(addCheckIn, week()).answer();
        },
      },
    ],
  });

it('adds a face to the check-in of today, and offers whom to call when one is not well', async () => {
  const at = new Date().toISOString();
  let mood: Mood | null = null;
  const call = {
    at,
    told: ['Chantal Uwase'],
    isTelling: false,
    coordinators: false,
    takenBy: null,
  };
  const week = (): Answer<typeof listCheckIns> => ({
    data: {
      days: [{ day: today, at, mood }],
      seenBy: ['Chantal'],
      call: mood === 'not-well' ? call : null,
    },
  });
  await openWeek(week, () => {
    mood = mood === null ? 'so-so' : 'not-well';
  });
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => void fireEvent.click(button));
  };
  await press('How do you feel?');
  await press('So-so');
  await screen.findByRole('button', { name: 'So-so', pressed: true });
  expect(screen.queryByText(/^Told:/)).toBeNull();
  await screen.findByText('Chantal can see that you are well.');
  await press('Not well');
  await screen.findByText(/^Told: Chantal Uwase\./);
  expect(screen.getByRole('link', { name: 'Call somebody' }).getAttribute('href')).toBe(
    '/emergency',
  );
  // Nothing calm is said beside it.
  expect(screen.queryByText(/you are well|All is done|Meze/)).toBeNull();
});

it('tells her people by one press that she is not well, and says who looks after it', async () => {
  let call: Answer<typeof listCheckIns>['data']['call'] = null;
  const week = (): Answer<typeof listCheckIns> => {
    const at = call ? call.at : null;
    const days = [{ day: today, at, mood: call ? ('not-well' as const) : null }];
    return { data: { days, seenBy: ['Chantal'], call } };
  };
  const notified = {
    told: ['Chantal Uwase'],
    isTelling: false,
    coordinators: false,
    takenBy: null,
  };
  await openWeek(week, () => {
    call = { ...notified, at: new Date().toISOString() };
  });
  const key = await screen.findByRole('button', { name: 'I am not well' });
  await act(async () => void fireEvent.click(key));
  await screen.findByText(/^Told: Chantal Uwase\./);
  expect(screen.queryByText(/you are well|All is done|Meze/)).toBeNull();
  call = { ...notified, at: new Date().toISOString(), takenBy: 'Chantal Uwase' };
  await act(() => queryClient.invalidateQueries());
  await screen.findByText(/^Chantal Uwase takes care of it\./);
});

it('says since when she is waited for and who was told, until she says that she is well', async () => {
  const at = `${today}T06:00:00.000Z`;
  const late = { at, isTelling: false, coordinators: false };
  let notified: string[] = [];
  let takenBy: string | null = null;
  let said: string | null = null;
  const week = (): Answer<typeof listCheckIns> => ({
    data: {
      days: [{ day: today, at: said }],
      seenBy: ['Chantal'],
      late: said === null ? { ...late, told: notified, takenBy } : null,
    },
  });
  await openWeek(week, () => {
    said = new Date().toISOString();
  });
  await screen.findByText('We have waited to hear from you since 08:00.');
  notified = ['Chantal Uwase'];
  await act(() => queryClient.invalidateQueries());
  await screen.findByText('Your people know that nothing has come since 08:00.');
  takenBy = 'Chantal Uwase';
  await act(() => queryClient.invalidateQueries());
  await screen.findByText('Chantal Uwase takes care of it.');
  expect(screen.queryByText(/Your people know/)).toBeNull();
  const button = screen.getByRole('button', { name: /^Meze neza/ });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(screen.queryByText(/takes care of it/)).toBeNull());
});

it('says more only by a press, which leaves the focus with the question', async () => {
  const at = new Date().toISOString();
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(listOpenAlerts, { data: [] }),
      answersSample(listDoses, 0),
      answers(listCheckIns, { data: { days: [{ day: today, at }], seenBy: ['Chantal'] } }),
    ],
  });
  const more = await screen.findByRole('button', { name: 'How do you feel?' });
  expect(screen.queryByRole('button', { name: 'So-so' })).toBeNull();
  await act(async () => void fireEvent.click(more));
  await screen.findByRole('button', { name: 'So-so' });
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^How do you feel/));
});

it('says that nobody knows that one is not well while there is no network', async () => {
  const at = new Date().toISOString();
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(listOpenAlerts, { data: [] }),
      answersSample(listDoses, 0),
      answers(listCheckIns, { data: { days: [{ day: today, at }], seenBy: ['Chantal'] } }),
      unreachable(addCheckIn),
    ],
  });
  fireEvent.click(await screen.findByRole('button', { name: 'How do you feel?' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Not well' }));
  await screen.findByText('Nobody knows it yet: there is no network. Call somebody.');
  const [entry] = await outbox.entries();
  // She says it now, not when she checked in.
  expect(entry?.body).toMatchObject({ mood: 'not-well' });
  expect(entry?.body).not.toMatchObject({ at });
});

it('asks again today though yesterday’s check-in still waits, or is the last that is known', async () => {
  const yesterday = new Date(Date.now() - dayInMs).toISOString();
  const { id: person } = accountWith(['PATIENT']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await outbox.enqueue('check-in', { person, params: undefined, body: { at: yesterday } });
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { ...elders, data: own }),
      answers(listCheckIns, {
        data: { days: [{ day: addDays(today, -1), at: yesterday }], seenBy: ['Chantal'] },
      }),
      unreachable(addCheckIn),
    ],
  });
  await screen.findByText('Are you well today?');
  expect(screen.queryByText(/^Thank you/)).toBeNull();
});
