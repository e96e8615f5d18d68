import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  createPayment,
  getPayment,
  listPayments,
  type Payment,
} from '@hafi/contract/payments/payments.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails, hangs } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { press } from '../../../test/said.ts';
import { sampleOf } from '../../../test/sample-of.ts';

const { data: sample } = sampleOf(getBooking.output, { items: 1 }) as Answer<typeof getBooking>;
const { data: anyPayment } = sampleOf(getPayment.output, { items: 1 }) as Answer<typeof getPayment>;
/** Nothing of it goes back. */
const paid: Payment = { ...anyPayment, expiresAt: null, comesBack: 0, refunds: [] };
const payable: Booking = { ...sample, can: { ...sample.can, pay: true } };
const begun: Booking = {
  ...payable,
  can: { ...payable.can, pay: false },
  payment: { state: 'pending', id: paid.id },
};
const refused: Payment = {
  ...paid,
  for: { kind: 'booking', id: payable.id },
  method: 'mtn',
  status: 'failed',
  failure: 'refused',
};

const open = (...replies: FakeAnswer[]) =>
  renderPage(`/payment?booking=${payable.id}`, {
    as: ['PATIENT'],
    account: { email: 'elder@example.rw' },
    answers: replies,
  });
const form = () => screen.queryByRole('button', { name: /^Pay/ });

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());

it.each([
  ['loads', hangs(getPayment)],
  ['did not arrive', fails(getPayment)],
])('never shows the form while a payment that was begun %s', async (_how, notified) => {
  await open(answers(getBooking, { data: begun }), notified);
  expect(form()).toBeNull();
});

it('says that somebody else is paying, never that nothing is to be paid', async () => {
  await open(answers(getBooking, { data: begun }), fails(getPayment, 404, 'not-found'));
  screen.getByText('Somebody else is paying this just now.');
  expect(screen.queryByText('There is nothing to pay here.')).toBeNull();
  expect(form()).toBeNull();
});

it('says while it is paid, and afterwards, that the doctor has moved the visit', async () => {
  const moved: Booking = { ...begun, agreed: false, status: 'pending', toPay: begun.total };
  const done: Payment = { ...paid, method: 'mtn', status: 'succeeded' };
  await open(answers(getBooking, { data: moved }), answers(getPayment, { data: done }));
  screen.getByText('The time is not agreed yet');
  await screen.findByText('Payment successful! The time must still be agreed.');
  expect(screen.queryByText(/Your appointment has been booked/)).toBeNull();
});

it('says that there is nothing to pay where somebody else has paid', async () => {
  const data: Booking = { ...begun, payment: { state: 'paid', id: paid.id } };
  await open(answers(getBooking, { data }), fails(getPayment, 404, 'not-found'));
  screen.getByText('There is nothing to pay here.');
});

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number');
const terms = () => screen.getByRole<HTMLInputElement>('checkbox');

function payWithMtn() {
  fireEvent.click(screen.getByRole('radio', { name: /MTN/ }));
  fireEvent.change(phone(), { target: { value: '0788123456' } });
  fireEvent.click(terms());
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
}

function expectAllKept() {
  expect(phone().value).toBe('0788123456');
  expect(terms().checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /MTN/ }).checked).toBe(true);
}

it.each([
  ['was refused on the phone', refused],
  ['was not approved in time', { ...refused, status: 'expired', failure: null }],
] as const)('keeps phone, tick and method when the payment %s', async (_why, ended) => {
  await open(
    answers(getBooking, { data: payable }),
    answers(createPayment, { data: ended }),
    answers(getPayment, { data: ended }),
  );
  payWithMtn();
  const failed = await screen.findByRole('alert');
  fireEvent.click(await within(failed).findByRole('button', { name: 'Try again' }));
  await screen.findByLabelText('Phone number');
  expectAllKept();
});

it('keeps them when nothing reached the server, and says so', async () => {
  await open(answers(getBooking, { data: payable }), fails(createPayment));
  payWithMtn();
  await screen.findByRole('alert');
  expectAllKept();
});

it('leads back to the booking, not into an empty wizard', async () => {
  await open(answers(getBooking, { data: payable }));
  const back = screen.getByRole('link', { name: 'Your appointment' });
  expect(back.getAttribute('href')).toBe(`/bookings/${payable.id}`);
});

it('links a paid booking to its receipt', async () => {
  const data: Booking = { ...begun, side: 'patient', payment: { state: 'paid', id: paid.id } };
  await renderPage(`/bookings/${data.id}`, {
    as: ['PATIENT'],
    answers: [answers(getBooking, { data })],
  });
  const receipt = await screen.findByRole('link', { name: 'See the receipt' });
  expect(receipt.getAttribute('href')).toBe(`/payments/${paid.id}`);
});

it('leads nobody to the receipt of a booking that somebody else has paid', async () => {
  const data: Booking = { ...begun, side: 'patient', payment: { state: 'paid', id: paid.id } };
  const { api } = await renderPage(`/bookings/${data.id}`, {
    as: ['PATIENT'],
    answers: [answers(getBooking, { data }), answers(listPayments, { data: [], nextCursor: null })],
  });
  await vi.waitFor(() => expect(api.requested).toContain(listPayments));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('link', { name: 'See the receipt' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Paid/ })).toBeNull();
});

it.each([
  ['still waits for the doctor', 'pending', 1],
  ['was accepted', 'booked', 0],
] as const)('says of a paid appointment that %s', async (_state, status, said) => {
  const data: Booking = { ...begun, status, payment: { state: 'paid', id: paid.id } };
  await open(
    answers(getBooking, { data }),
    answers(getPayment, { data: { ...paid, method: 'mtn', status: 'succeeded' } }),
  );
  screen.getByText('Payment successful! Your appointment has been booked.');
  expect(screen.queryAllByText(/The doctor still has to accept it/)).toHaveLength(said);
});

it('leads to the waiting screen when the payment was begun elsewhere, and asks for no second', async () => {
  const waiting: Payment = { ...paid, method: 'mtn', status: 'pending', failure: null };
  let known = payable;
  const { api } = await open(
    { endpoint: getBooking, answer: () => Response.json({ data: known }) },
    {
      endpoint: createPayment,
      answer: () => {
        known = begun;
        return fails(createPayment, 409, 'payment-in-progress').answer();
      },
    },
    answers(getPayment, { data: waiting }),
  );
  fireEvent.click(screen.getByRole('radio', { name: /MTN/ }));
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '0788123456' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await screen.findByRole('heading', { name: 'Look at your phone' });
  expect(form()).toBeNull();
  expect(api.requested.filter((endpoint) => endpoint === createPayment)).toHaveLength(1);
});

it('puts the focus on what came of it, in the place of the form', async () => {
  const after: Payment = { ...paid, method: 'after', status: 'pending' };
  await open(
    answers(getBooking, { data: payable }),
    answers(createPayment, { data: after }),
    answers(getPayment, { data: after }),
  );
  fireEvent.click(screen.getByRole('radio', { name: /after the appointment/ }));
  fireEvent.click(terms());
  await press('Pay after the appointment');
  await vi.waitFor(() =>
    expect(document.activeElement?.textContent).toMatch(/^Your appointment has been booked\./),
  );
  expect(form()).toBeNull();
});

it('leaves the focus to the page that was opened with it', async () => {
  const after: Payment = { ...paid, method: 'after', status: 'pending' };
  await open(answers(getBooking, { data: begun }), answers(getPayment, { data: after }));
  const notified = screen.getByText('Your appointment has been booked.');
  expect(
    document.activeElement?.contains(notified) && document.activeElement !== document.body,
  ).toBe(false);
});

it('says of a payment that is looked into not to pay again, and offers no second', async () => {
  const held: Payment = { ...paid, method: 'mtn', status: 'pending', failure: 'wrong-amount' };
  await open(answers(getBooking, { data: begun }), answers(getPayment, { data: held }));
  screen.getByText('We are looking into your payment');
  screen.getByText(/Please do not pay again/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByText('Waiting for your phone')).toBeNull();
});
