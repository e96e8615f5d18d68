import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import {
  agreeToMove,
  cancelBooking,
  getBooking,
  reviewBooking,
} from '@hafi/contract/bookings/bookings.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  acceptBooking,
  recordOutcome,
  recordPaidAtDesk,
} from '@hafi/contract/practice/practice.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { expectSaid, press, pressAndConfirm } from '../../../test/said.ts';
import { sampleOf } from '../../../test/sample-of.ts';

const { data: sample } = sampleOf(getBooking.output, { items: 1 }) as Answer<typeof getBooking>;
const nothing = {
  accept: false,
  agree: false,
  cancel: false,
  pay: false,
  reschedule: false,
  review: false,
  outcome: false,
  settle: false,
  waive: false,
  enter: false,
};
const before: Booking = {
  ...sample,
  date: '2026-11-26',
  time: '10:00',
  status: 'booked',
  agreed: true,
  outcome: null,
  can: nothing,
  doctor: { ...sample.doctor, name: 'Dr Eric Habimana' },
  patient: { ...sample.patient, name: 'Rose Mukamana' },
};
const acts = [acceptBooking, agreeToMove, cancelBooking, recordOutcome, recordPaidAtDesk];
const json = (data: unknown) => new Response(JSON.stringify({ data }));

/** The appointment as it is, and as every act leaves it. */
function show(now: Partial<Booking>, then: Partial<Booking>) {
  const booking = { ...before, ...now };
  let current = booking;
  const doing = () => {
    current = { ...booking, can: nothing, ...then };
    return json(current);
  };
  return renderPage(`/bookings/${booking.id}`, {
    as: [booking.side === 'doctor' ? 'DOCTOR' : 'PATIENT'],
    answers: [
      { endpoint: getBooking, answer: () => json(current) },
      ...[...acts, reviewBooking].map((endpoint) => ({ endpoint, answer: doing })),
    ],
  });
}
const asDoctor = (can: Partial<Booking['can']>): Partial<Booking> => ({
  side: 'doctor',
  can: { ...nothing, ...can },
});
const asPatient = (can: Partial<Booking['can']>): Partial<Booking> => ({
  side: 'patient',
  can: { ...nothing, ...can },
});

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it.each([
  [
    'agrees to a time',
    { ...asPatient({ agree: true }), agreed: false },
    'The time suits',
    { agreed: true },
    'Thursday 26 November at 10:00 suits: Dr Eric Habimana knows it now.',
  ],
  [
    'accepts',
    { ...asDoctor({ accept: true }), status: 'pending' },
    'Accept',
    { status: 'booked' },
    'Accepted. Rose Mukamana is told.',
  ],
  [
    'notes that it took place',
    asDoctor({ outcome: true }),
    'It took place',
    { outcome: 'done', status: 'fulfilled' },
    'Noted: Rose Mukamana was here.',
  ],
  [
    'notes that nobody came',
    asDoctor({ outcome: true }),
    'Nobody came',
    { outcome: 'no-show', status: 'noshow' },
    'Noted that nobody came. Rose Mukamana is told.',
  ],
  [
    'takes an outcome back',
    { ...asDoctor({ outcome: true }), outcome: 'done', status: 'fulfilled' },
    'Take back what I noted',
    { outcome: null, status: 'booked' },
    'Taken back: Rose Mukamana.',
  ],
  [
    'notes a payment at the practice',
    { ...asDoctor({ settle: true }), payment: { ...before.payment, state: 'due' } },
    'Paid at the practice',
    { payment: { ...before.payment, state: 'at-desk' } },
    'Paid at the practice: Rose Mukamana.',
  ],
] as [string, Partial<Booking>, string, Partial<Booking>, string][])(
  'says where it was pressed what came of it: %s',
  async (_, now, button, then, said) => {
    await show(now, then);
    await press(button);
    await expectSaid(said);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  },
);

it.each([
  [
    asPatient({ cancel: true }),
    'The appointment with Dr Eric Habimana on Thursday 26 November is cancelled.',
  ],
  [
    asDoctor({ cancel: true }),
    'The appointment with Rose Mukamana on Thursday 26 November is cancelled. Rose Mukamana is told.',
  ],
])('says what was cancelled when the button is gone', async (now, said) => {
  await show(now, { status: 'cancelled' });
  await pressAndConfirm('Cancel the visit');
  await expectSaid(said);
});

it('thanks for a review in the place of its form', async () => {
  await show({ ...asPatient({ review: true }), status: 'fulfilled' }, {});
  fireEvent.click(screen.getByLabelText('Very good'));
  await press('Send');
  await expectSaid('Thank you. Your words help others to choose a doctor.');
  expect(screen.queryByLabelText('Very good')).toBeNull();
});

it('says what failed beside the button, and nothing done', async () => {
  const booking = { ...before, ...asDoctor({ outcome: true }) };
  await renderPage(`/bookings/${booking.id}`, {
    as: ['DOCTOR'],
    answers: [{ endpoint: getBooking, answer: () => json(booking) }, fails(recordOutcome, 409)],
  });
  await press('It took place');
  expect((await screen.findByRole('alert')).textContent).toBe('It did not work.');
  expect(screen.queryByText(/^Noted/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'It took place' }));
});
