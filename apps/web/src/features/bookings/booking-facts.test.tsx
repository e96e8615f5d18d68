import { type Booking, booking as bookingSchema } from '@hafi/contract/bookings/booking.schemas';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const sample = sampleOf(bookingSchema) as Booking;

/** The page of an appointment that costs nothing to cancel until nine on 22 November. */
async function open(now: string, canCancel = true): Promise<void> {
  const booking: Booking = {
    ...sample,
    side: 'patient',
    status: 'booked',
    startsAt: '2026-11-23T07:00:00.000Z',
    freeUntil: '2026-11-22T07:00:00.000Z',
    can: { ...sample.can, cancel: canCancel },
  };
  await renderPage(`/bookings/${booking.id}`, {
    as: ['PATIENT'],
    answers: [answers(getBooking, { data: booking })],
    serverTime: new Date(now),
  });
}
const isSaid = () => screen.queryByText('Free to cancel until') !== null;

beforeAll(loadAllParts, 120_000);

it('says until when an appointment can be cancelled for nothing, but not once that is over', async () => {
  await open('2026-11-22T06:00:00Z');
  expect(isSaid()).toBe(true);
});

it.each([
  ['that is over', '2026-11-22T07:01:00Z', true],
  ['it cannot be cancelled', '2026-11-22T06:00:00Z', false],
])('does not say so when %s', async (_why, now, canCancel) => {
  await open(now, canCancel);
  expect(screen.getByText('Service fee')).toBeTruthy();
  expect(isSaid()).toBe(false);
});

const show = (more: Partial<Booking>) => {
  const booking: Booking = { ...sample, side: 'patient', ...more };
  return renderPage(`/bookings/${booking.id}`, {
    as: ['PATIENT'],
    answers: [answers(getBooking, { data: booking })],
  });
};
it('names the clinic of an appointment there', async () => {
  await show({ mode: 'in-person' });
  screen.getByText('Place');
});

it('sends nobody to the clinic for an appointment by video', async () => {
  await show({ mode: 'video' });
  screen.getByText('Video');
  expect(screen.queryByText('Place')).toBeNull();
});

it('says why an appointment was cancelled', async () => {
  await show({ status: 'cancelled', cancelReason: 'I am at a birth in Kibagabaga.' });
  screen.getByText('Why it was cancelled');
  screen.getByText('I am at a birth in Kibagabaga.');
});

it('leads to a payment that has no outcome yet, which may be looked into', async () => {
  await show({ payment: { ...sample.payment, state: 'pending' } });
  screen.getByText('The payment is not finished yet');
  const link = screen.getByRole('link', { name: 'See the payment' });
  expect(link.getAttribute('href')).toBe(`/payment?booking=${sample.id}`);
});
