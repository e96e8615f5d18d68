import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBooking, rescheduleBooking } from '@hafi/contract/bookings/bookings.contract';
import { listWaitingPatients } from '@hafi/contract/bookings/waitlist.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  bookPatient,
  getCalendar,
  getOwnProfile,
  listPracticePatients,
} from '@hafi/contract/practice/practice.contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { queryClient } from '../../../lib/query/query-client.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const today = dayInKigali(new Date());
const tomorrow = addDays(today, 1);
const { data: sample } = sampleOf(getBooking.output, { items: 1 }) as Answer<typeof getBooking>;
const booking: Booking = {
  ...sample,
  patient: { id: sample.patient.id, name: 'Béatrice Uwimana', phone: null },
  date: tomorrow,
  time: '10:00',
  startsAt: instantAt(tomorrow, '10:00').toISOString(),
  endsAt: instantAt(tomorrow, '10:30').toISOString(),
  appointmentType: { id: 'general', name: 'General', duration: 30, price: 0 },
  status: 'booked',
  outcome: null,
  mode: 'in-person',
  can: { ...sample.can, reschedule: true, accept: false },
};
const days = Array.from({ length: 7 }, (_, ahead) => ({
  date: addDays(today, ahead),
  spells: ahead === 1 ? [{ start: '09:00', end: '11:00' }] : [],
  closed: ahead === 1 ? null : ('not-working' as const),
  holiday: null,
  reason: null,
  blocks: [],
}));

const open = (search: string, ...more: FakeAnswer[]) =>
  renderPage(`/calendar?day=${tomorrow}${search}`, {
    as: ['DOCTOR'],
    answers: [
      ...more,
      answers(getCalendar, { data: { days, bookings: [booking], later: 0 } }),
      answers(getBooking, { data: booking }),
    ],
  });
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('moves a visit only once it is said, and says both times and who is told', async () => {
  const { api } = await open(
    `&move=${booking.id}`,
    answers(rescheduleBooking, { data: { ...booking, time: '10:30' } }),
  );
  const bar = within(screen.getByRole('region', { name: 'Move the visit' }));
  bar.getByText(/choose a free time/);
  // Its own time is no target; every other free half hour is.
  expect(
    screen.getAllByRole('button', { name: /move it here$/ }).map((each) => each.textContent),
  ).toEqual(['09:00', '09:30', '10:30']);
  await press(/10:30: move it here$/);
  expect(bar.getByRole('status').textContent).toMatch(
    /Béatrice Uwimana from .*, 10:00 to .*, 10:30.*Béatrice Uwimana is told, and asked/,
  );
  expect(api.requested).not.toContain(rescheduleBooking);
  await press('Move the visit');
  await screen.findByText(/^Moved to .* at 10:30\. Béatrice Uwimana is told\.$/);
  expect(api.requested).toContain(rescheduleBooking);
  expect(screen.queryByRole('region', { name: 'Move the visit' })).toBeNull();
});

it('says why a visit was not moved, and keeps it where it is', async () => {
  await open(`&move=${booking.id}`, fails(rescheduleBooking, 409, 'booking-moved'));
  await press(/09:00: move it here$/);
  await press('Move the visit');
  await screen.findByText('It did not work.');
  expect(screen.getByText(/choose a free time/)).toBeTruthy();
});

it('puts a visit back by Escape', async () => {
  const { api } = await open(`&move=${booking.id}`);
  await press(/09:00: move it here$/);
  const move = screen.getByRole('button', { name: 'Move the visit' });
  await act(async () => void fireEvent.keyDown(move, { key: 'Escape' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Move the visit' })).toBeNull());
  expect(api.requested).not.toContain(rescheduleBooking);
});

it('books a patient at the half hour that was pressed, and says so though it is taken then', async () => {
  const fetched: { asked: readonly unknown[] } = { asked: [] };
  const patients = [
    { id: booking.patient.id, name: 'Odette Mukeshimana', photo: null, lastAt: null },
  ];
  const { data: own } = sampleOf(getOwnProfile.output, { items: 1 }) as Answer<
    typeof getOwnProfile
  >;
  const { api } = await open(
    '',
    answers(listPracticePatients, { data: patients }),
    answers(getOwnProfile, { data: own && { ...own, types: ['general'] } }),
    answers(bookPatient, { data: booking }),
    // From the booking on, the calendar answers that the time is taken.
    {
      endpoint: getCalendar,
      answer: () => {
        const taken = { ...booking, id: 'new', time: '09:30' };
        const isBooked = fetched.asked.includes(bookPatient);
        const bookings = isBooked ? [booking, taken] : [booking];
        return new Response(JSON.stringify({ data: { days, bookings, later: 0 } }), {
          headers: { 'content-type': 'application/json' },
        });
      },
    },
  );
  fetched.asked = api.requested;
  await press(/09:30: free$/);
  const dialog = within(await screen.findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Book 30 minutes' });
  expect(send).toHaveProperty('disabled', true);
  fireEvent.click(await dialog.findByRole('radio', { name: /Odette/ }));
  await act(async () => void fireEvent.click(send));
  await screen.findByText(
    /^Booked: Odette Mukeshimana, .* at 09:30\. .* is asked whether it suits/,
  );
  expect(api.requested).toContain(bookPatient);
});

it('says when the time that was to be booked is gone', async () => {
  await open('&book=10:00');
  expect(screen.getByText(/Nothing is free there any more/)).toBeTruthy();
});

describe('who waits for a place', () => {
  const { data: waits } = sampleOf(listWaitingPatients.output, { items: 1 }) as Answer<
    typeof listWaitingPatients
  >;
  const odette = waits.map((wait) => ({
    ...wait,
    patient: { id: wait.patient.id, name: 'Odette Mukeshimana' },
    type: 'general' as const,
    mode: 'phone' as const,
    wish: 'morning' as const,
  }));
  const { data: own } = sampleOf(getOwnProfile.output, { items: 1 }) as Answer<
    typeof getOwnProfile
  >;
  const practice = [
    answers(getOwnProfile, { data: own && { ...own, types: ['general', 'follow-up'] } }),
    answers(bookPatient, { data: booking }),
  ];
  const theDialog = async () => within(await screen.findByRole('dialog'));

  it('is offered a free time, as they wish it', async () => {
    const { api } = await open('', answers(listWaitingPatients, { data: odette }), ...practice);
    const sheet = within(screen.getByRole('region', { name: 'Waiting for a place 1' }));
    sheet.getByText('Any morning, Phone');
    await press('Offer (Odette Mukeshimana)');
    const dialog = await theDialog();
    dialog.getByText('Odette Mukeshimana');
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Time' }).value).toBe('09:00');
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Book 30/ })));
    await screen.findByText(/^Booked: Odette Mukeshimana, .* at 09:00\./);
    expect(api.requested).toContain(bookPatient);
  });

  it('and stops while the time is offered is booked by no press: the server is told of that wait', async () => {
    let waiting = odette;
    const listed = {
      endpoint: listWaitingPatients,
      answer: () => answers(listWaitingPatients, { data: waiting }).answer(),
    };
    const { api } = await open(
      '',
      listed,
      fails(bookPatient, 409, 'no-longer-waiting'),
      ...practice,
    );
    const sent: unknown[] = [];
    const { fetch: answered } = api;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)));
      return answered(input, init);
    });
    await press('Offer (Odette Mukeshimana)');
    const dialog = await theDialog();
    waiting = [];
    await act(() => queryClient.invalidateQueries());
    await screen.findByText('Nobody waits for a place.');
    for (const times of [1, 2]) {
      await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Book 30/ })));
      await vi.waitFor(() => expect(sent).toHaveLength(times));
    }
    await dialog.findByText('It did not work.');
    dialog.getByText('Odette Mukeshimana');
    expect(sent.map((body) => (body as { waitId?: string }).waitId)).toEqual(
      [1, 2].map(() => odette[0]?.id),
    );
  });

  it('is still who is offered it after the page is loaded anew', async () => {
    let arrive: (() => void) | undefined;
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await open(
      `&offer=${odette[0]?.id}&book=09:30`,
      {
        endpoint: listWaitingPatients,
        // The page is not waited for until then.
        never: true,
        answer: () => late.then(() => answers(listWaitingPatients, { data: odette }).answer()),
      },
      ...practice,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => arrive?.());
    const dialog = await theDialog();
    dialog.getByText('Odette Mukeshimana');
    expect(dialog.getByRole('button', { name: /^Book 30/ })).toHaveProperty('disabled', false);
  });
});

it('waits for a free time to be chosen where none suits', async () => {
  const { data: waits } = sampleOf(listWaitingPatients.output, { items: 1 }) as Answer<
    typeof listWaitingPatients
  >;
  const wait = waits.map((each) => ({ ...each, wish: 'afternoon' as const }));
  await open('', answers(listWaitingPatients, { data: wait }));
  await press(/^Offer/);
  const bar = within(screen.getByRole('region', { name: 'Offer a place' }));
  bar.getByText(/choose a free time in the calendar/);
  await press('Not now');
  expect(screen.queryByRole('region', { name: 'Offer a place' })).toBeNull();
});
