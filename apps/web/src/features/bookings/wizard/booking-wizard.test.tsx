import { type Booking, booking as bookingSchema } from '@hafi/contract/bookings/booking.schemas';
import {
  createBooking,
  getBooking,
  listBookingPatients,
} from '@hafi/contract/bookings/bookings.contract';
import { listSlots } from '@hafi/contract/doctors/doctors.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';
import { i18n } from '../../../lib/words/words.ts';

const doctor = '0195a3b2-0000-7000-8000-000000000001';
const self = {
  id: doctor.replace(/1$/, '7'),
  name: 'Marie Uwase',
  firstName: 'Marie',
  self: true,
  home: null,
};
const booked: Booking = { ...(sampleOf(bookingSchema) as Booking), side: 'patient' };

/** The wizard at a step, with everything chosen. */
const open = (step: number) =>
  renderPage(
    `/booking?step=${step}&doctor=${doctor}&date=2026-11-24&time=10:30&type=general&mode=phone`,
    {
      as: ['PATIENT'],
      serverTime: new Date('2026-11-23T08:00:00Z'),
      answers: [
        answers(listBookingPatients, { data: [self] }),
        answers(listSlots, { data: [{ time: '10:30', available: true }] }),
        answers(createBooking, { data: booked }),
        answers(getBooking, { data: booked }),
      ],
    },
  );

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const page = (name: string) => screen.findByRole('heading', { level: 1, name });

/** What happens right after the booking was noted and the page of its payment asked for. */
const onceBooked = vi.fn();
const { setItem } = Storage.prototype;
Storage.prototype.setItem = function (key, value) {
  setItem.call(this, key, value);
  if (key === 'just-booked') queueMicrotask(onceBooked);
};

async function book() {
  const view = await open(3);
  press('Next: confirm');
  await screen.findByRole('heading', { name: 'Step 4 of 4: confirm' });
  press('Confirm booking');
  return view;
}

beforeAll(loadAllParts, 120_000);
beforeEach(() => {
  sessionStorage.clear();
  onceBooked.mockReset();
});
afterAll(() => {
  Storage.prototype.setItem = setItem;
});

it('leads to the payment, also when the wizard is drawn again before that has loaded', async () => {
  onceBooked.mockImplementation(() => flushSync(() => i18n.activate(i18n.locale)));
  await book();
  await page('Payment');
  expect(onceBooked).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading', { name: 'Your appointment' })).toBeNull();
});

it('leads to the booking on the way back from its payment: the time is not taken', async () => {
  const { goBack } = await book();
  await page('Payment');
  await act(async () => goBack());
  await page('Your appointment');
});

it('does so too on the way back from a payment that has not loaded yet', async () => {
  const { goBack } = await book();
  onceBooked.mockImplementation(goBack);
  await page('Your appointment');
  expect(onceBooked).toHaveBeenCalledOnce();
});

it('goes on at the heading of the next step, also right after the page was loaded', async () => {
  await open(2);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  press('Next: visit type');
  const heading = await screen.findByRole('heading', { name: 'Step 3 of 4: appointment type' });
  expect(document.activeElement).toBe(heading);
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
});

it('stays where the person was when the browser goes a step back', async () => {
  const { goBack } = await open(2);
  press('Next: visit type');
  await screen.findByRole('heading', { name: 'Step 3 of 4: appointment type' });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await act(async () => goBack());
  await screen.findByRole('heading', { name: 'Step 2 of 4: day and time' });
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});
