import 'fake-indexeddb/auto';
import { getSession } from '@hafi/contract/accounts/accounts.contract';
import { listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import { listBookings } from '@hafi/contract/bookings/bookings.contract';
import { addCheckIn, listCheckIns, undoCheckIn } from '@hafi/contract/checkins/checkins.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listPeopleToCall } from '@hafi/contract/emergency/emergency.contract';
import { addVital } from '@hafi/contract/vitals/vitals.contract';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ago,
  alerts,
  callees,
  checkedIn,
  crisis,
  doses,
  elder,
  elders,
  focused,
  group,
  inMain,
  leaveElderHome,
  newElder,
  openElderHome,
  own,
  people,
  seal,
  week,
  who,
} from '../../../../test/elder-home-page.ts';
import { answers, answersSample, fails, fakeApi, unreachable } from '../../../../test/fake-api.ts';
import { accountWith, loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { queryClient } from '../../../lib/query/query-client.ts';
import { App } from '../../app.tsx';

beforeAll(loadAllParts, 120_000);
beforeEach(newElder);
afterEach(leaveElderHome);

it('shows an urgent alert before everything else, with whom to call and who knows', async () => {
  await openElderHome(alerts(crisis), week(null), doses('Amlodipine'));
  await screen.findByRole('heading', { name: 'Blood pressure: very high' });
  inMain().getByText('182/121');
  inMain().getByText(/3 people were told. Nobody has seen it yet/);
  expect(callees()).toEqual(['tel:912', 'tel:+250788300001', 'tel:+250788300001']);
  expect(seal()).toBeNull();
  inMain().getByText('Measure again');
});

it('keeps an alert that somebody looks after, and names who does, or who has seen it', async () => {
  const seen = { acknowledgedAt: ago(5), acknowledgedBy: { id: newId(), name: 'Claudine Uwase' } };
  const { unmount } = await openElderHome(alerts({ ...crisis, ...seen }), week(ago(60)), doses());
  await screen.findByText(/Claudine Uwase looks after you/);
  expect(screen.queryByText(/All is done/)).toBeNull();
  unmount();
  // The same fact as on the family's line.
  const viewed = { seen: { name: 'Claudine Uwase', at: ago(5) } };
  await openElderHome(alerts({ ...crisis, ...viewed }), week(ago(60)), doses());
  await screen.findByText(/Claudine Uwase saw it at .* Nobody takes care of it yet/);
});

it('does not say that nobody knows of a reading that was sent, and raises none that was closed since', async () => {
  const values = { systolic: 188, diastolic: 124 };
  const body = { id: newId(), kind: 'blood-pressure' as const, values, takenAt: ago(9) };
  const sent = { endpoint: addVital, answer: () => answersSample(addVital, 1).answer() };
  const { unmount } = await openElderHome(fails(listOpenAlerts), week(null), doses(), sent);
  await outbox.enqueue('reading', { person: who.person, params: { id: elder.id }, body });
  await screen.findByText(/It was sent at .*, and your people are told/);
  expect(screen.queryByText(/Nobody knows it yet/)).toBeNull();
  unmount();
  await openElderHome(alerts(), week(ago(60)), doses(), sent);
  await screen.findByText('Thank you. All is done.');
  expect(screen.queryByRole('heading', { name: 'Blood pressure: very high' })).toBeNull();
});

it('says of which day a reading is that somebody should look at', async () => {
  const watch = { level: 'watch', values: { systolic: 147, diastolic: 88 }, takenAt: ago(24 * 60) };
  await openElderHome(alerts({ ...crisis, ...watch }), week(ago(60)), doses());
  await screen.findByText('Blood pressure 147/88, Watch: high, yesterday');
});

it('takes a reading that only this device has for what it is', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const values = { systolic: 190, diastolic: 125 };
  const body = { id: newId(), kind: 'blood-pressure' as const, values, takenAt: ago(1) };
  await outbox.enqueue('reading', { person: who.person, params: { id: elder.id }, body });
  await openElderHome(alerts(), week(null), doses(), unreachable(addVital));
  await screen.findByText(/Nobody knows it yet/);
  expect(callees()[0]).toBe('tel:912');
});

it('says that alerts did not arrive, still asks how the elder is, and never says that all is done', async () => {
  const { unmount } = await openElderHome(fails(listOpenAlerts), week(null), doses());
  await screen.findByText('What needs attention could not be read.');
  expect(seal()?.getAttribute('aria-pressed')).toBe('false');
  expect(callees()).toEqual(['tel:+250788300001']);
  unmount();
  await openElderHome(fails(listOpenAlerts), week(ago(60)), doses());
  await screen.findByText('What needs attention could not be read.');
  expect(screen.queryByText(/All is done/)).toBeNull();
});

describe('the appointment that runs or begins soon', () => {
  const [sample] = (sampleOf(listBookings.output, { items: 1 }) as Answer<typeof listBookings>)
    .data;
  const booked = (mode: 'video' | 'phone', inMinutes: number) =>
    answers(listBookings, {
      nextCursor: null,
      data: [
        {
          ...sample,
          mode,
          side: 'patient',
          status: 'booked',
          startsAt: ago(-inMinutes),
          endsAt: ago(-inMinutes - 30),
          patient: { id: who.person, name: 'Espérance Mukamana', phone: null },
          doctor: { ...sample?.doctor, name: 'Dr Grace Uwera' },
          can: { ...sample?.can, enter: mode === 'video' },
        },
      ],
    } as Answer<typeof listBookings>);
  const open = (mode: 'video' | 'phone', inMinutes: number) =>
    openElderHome(booked(mode, inMinutes), alerts(), week(ago(60)), doses());

  it.each([9, -20])('is entered by video with one tap (%s minutes before)', async (minutes) => {
    await open('video', minutes);
    const key = await inMain().findByRole('link', { name: /^Enter .*Dr Grace Uwera, by video/ });
    expect(key.getAttribute('href')).toMatch(/video/);
    expect(inMain().queryByRole('link', { name: /^Appointments/ })).toBeNull();
  });

  it('says when the doctor calls', async () => {
    await open('phone', 14);
    await inMain().findByRole('link', { name: /^The doctor calls you at .*Dr Grace Uwera/ });
  });

  it('is an ordinary row before, and after it is over', async () => {
    const { unmount } = await open('video', 17);
    await inMain().findByRole('link', { name: /^Appointments .*Dr Grace Uwera/ });
    unmount();
    await open('phone', -31);
    await inMain().findByRole('link', { name: /^Appointments/ });
  });
});

it('says that all is done once everything is known and nothing is due', async () => {
  await openElderHome(alerts(), week(ago(60)), doses());
  await screen.findByText('Thank you. All is done.');
  inMain().getByText('Chantal can see that you are well.');
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
  await openElderHome(
    alerts(),
    { endpoint: listCheckIns, answer: () => week(at).answer() },
    doses(),
    isAt(addCheckIn, ago(0)),
    isAt(undoCheckIn, null),
  );
  const seal = await inMain().findByRole('button', { name: /^Meze neza/ });
  seal.focus();
  await act(async () => void fireEvent.click(seal));
  await waitFor(() => expect(focused()).toBe('Thank you. All is done.'));
  await act(async () => void fireEvent.click(inMain().getByRole('button', { name: 'Undo' })));
  await waitFor(() => expect(focused()).toBe('Your check-in of today is taken back.'));
  await inMain().findByText('Are you well today?');
});

it('leaves the focus with the thanks when a trembling finger presses again at once', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openElderHome(alerts(), week(null), doses());
  const first = await inMain().findByRole('button', { name: /^Meze neza/ });
  first.focus();
  await act(async () => void fireEvent.click(first));
  const thanks = await inMain().findByRole('heading', { name: /^Thank you/ });
  // A press that is not prevented gives the focus to what is under the finger, or to nothing.
  expect(fireEvent.mouseDown(thanks)).toBe(false);
  await waitFor(() => expect(fireEvent.mouseDown(thanks)).toBe(true), { timeout: 5_000 });
});

it('calls the people whom this device keeps when the server cannot be reached', async () => {
  await openElderHome(alerts(), week(null), doses());
  await screen.findByRole('link', { name: 'Call Claudine Uwase' });
  // When the app is opened again without network
  cleanup();
  queryClient.clear();
  const session = answers(getSession, { data: { ...accountWith(['PATIENT']), id: who.person } });
  const replies = [session, unreachable(listPeopleToCall)];
  vi.stubGlobal('fetch', fakeApi(replies, (endpoint) => answersSample(endpoint, 1)).fetch);
  const within = (screens: ReactNode) => (
    <MemoryRouter initialEntries={['/dashboard']}>{screens}</MemoryRouter>
  );
  await act(async () => render(<App within={within} />));
  await screen.findByRole('link', { name: 'Call Claudine Uwase' });
});

it('says what to do where there is nobody to call', async () => {
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    account: { id: who.person },
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
    account: { id: who.person },
    answers: [fails(listElders), people, week(null)],
  });
  await screen.findByText('Your health did not arrive');
  expect(seal()).not.toBeNull();
  expect(callees()).toEqual(['tel:+250788300001']);
});

it('says once, offline, how old it is, also where protection is off', async () => {
  const protection = { reasons: ['nobody-confirmed' as const], agreed: [] };
  await renderPage('/dashboard', {
    as: ['PATIENT'],
    account: { id: who.person },
    answers: [
      alerts(),
      week(null),
      doses(),
      answers(listPeopleToCall, { data: [{ ...group, protection }] }),
      answers(listElders, { ...elders, data: own }),
    ],
  });
  await inMain().findByText('Protection is off');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  await inMain().findByText('No internet.');
  expect(inMain().queryByText(/^As of/)).toBeNull();
});
