import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  createPayment,
  getPayment,
  listPaymentMethods,
  type Payment,
} from '@hafi/contract/payments/payments.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { answers, type FakeAnswer } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const { data: sample } = sampleOf(getBooking.output, { items: 1 }) as Answer<typeof getBooking>;
const { data: anyPayment } = sampleOf(getPayment.output, { items: 1 }) as Answer<typeof getPayment>;
const payable: Booking = { ...sample, can: { ...sample.can, pay: true } };
const waiting: Payment = {
  ...anyPayment,
  method: 'mtn',
  status: 'pending',
  expiresAt: null,
  comesBack: 0,
  refunds: [],
};

const open = (...replies: FakeAnswer[]) =>
  renderPage(`/payment?booking=${payable.id}`, {
    as: ['PATIENT'],
    account: { email: 'elder@example.rw' },
    answers: replies,
  });

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());

const phone = () => screen.getByLabelText<HTMLInputElement>('Phone number');
it('says whom the receipt is for, which the account knows, and asks only who wants another', async () => {
  await open(answers(getBooking, { data: payable }));
  screen.getByText(/^Receipt for: .*elder@example\.rw$/);
});

it.each([
  ['abroad', 'BE', '+32470123456', 1],
  ['in Rwanda', 'RW', '+250788123456', 0],
] as const)(
  'says to somebody %s which ways to pay work from there',
  async (_where, country, phoneNumber, said) => {
    await renderPage(`/payment?booking=${payable.id}`, {
      as: ['FAMILY'],
      account: {
        phoneNumber,
        place: {
          country,
          district: null,
          sector: null,
          cell: null,
          village: null,
          addressLine: null,
        },
      },
      answers: [answers(getBooking, { data: payable })],
    });
    expect(screen.queryAllByText('Paying from abroad')).toHaveLength(said);
    const [first] = screen.getAllByRole<HTMLInputElement>('radio');
    expect(first?.value === 'card' && first.checked).toBe(said === 1);
  },
);

it('lets somebody without e-mail pay with the phone', async () => {
  const { api } = await renderPage(`/payment?booking=${payable.id}`, {
    as: ['PATIENT'],
    account: { email: null },
    answers: [
      answers(getBooking, { data: payable }),
      answers(createPayment, { data: waiting }),
      answers(getPayment, { data: waiting }),
    ],
  });
  const field = screen.getByLabelText<HTMLInputElement>('Email (optional)');
  expect(field.value).toBe('');
  screen.getByText('The receipt is here in Hafi.');
  fireEvent.click(screen.getByRole('radio', { name: /MTN/ }));
  fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '0788123456' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  await screen.findByRole('heading', { name: 'Look at your phone' });
  expect(api.requested).toContain(createPayment);
});

it('asks who has an e-mail for one, before anything is sent', async () => {
  const { api } = await open(answers(getBooking, { data: payable }));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  expect((await screen.findAllByText('Enter your e-mail address.')).length).toBeGreaterThan(0);
  expect(api.requested).not.toContain(createPayment);
});

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

it('offers the ways that work here, and no others', async () => {
  await open(
    answers(getBooking, { data: payable }),
    answers(listPaymentMethods, { data: ['mtn', 'after'] }),
  );
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.queryByText('Airtel Money')).toBeNull();
});

it.each([
  ['0730 123 456', /Airtel Money/, /MTN Mobile Money/, 'This is a number of Airtel.'],
  ['0788 123 456', /MTN Mobile Money/, /Airtel Money/, 'This is a number of MTN.'],
])('suggests the network of the number %s', async (number, fitting, chosen, said) => {
  await open(
    answers(getBooking, { data: payable }),
    answers(listPaymentMethods, { data: ['mtn', 'airtel', 'after'] }),
  );
  fireEvent.click(radio(chosen));
  fireEvent.change(phone(), { target: { value: '07' } });
  expect(screen.queryByText(/This is a number of/)).toBeNull();
  fireEvent.change(phone(), { target: { value: number } });
  screen.getByText(said);
  fireEvent.click(screen.getByRole('button', { name: /^Pay with/ }));
  expect(radio(fitting).checked).toBe(true);
  expect(screen.queryByText(said)).toBeNull();
  expect(document.activeElement).toBe(phone());
});

it('refuses a number of another network, and says at once that a foreign one cannot be asked', async () => {
  const { api } = await open(
    answers(getBooking, { data: payable }),
    answers(listPaymentMethods, { data: ['mtn', 'airtel', 'after'] }),
  );
  fireEvent.click(radio(/MTN Mobile Money/));
  fireEvent.change(phone(), { target: { value: '+32 470 12 34 56' } });
  screen.getByText(/Mobile money works with Rwandan numbers \(\+250\) alone/);
  fireEvent.change(phone(), { target: { value: '0730 123 456' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Pay now' }));
  expect((await screen.findAllByText(/This number is of another network/)).length).toBeGreaterThan(
    0,
  );
  expect(api.requested).not.toContain(createPayment);
});

it('says of a number that no way here can ask what to do', async () => {
  await open(
    answers(getBooking, { data: payable }),
    answers(listPaymentMethods, { data: ['mtn', 'after'] }),
  );
  fireEvent.click(radio(/MTN/));
  fireEvent.change(phone(), { target: { value: '0730 123 456' } });
  screen.getByText(/MTN Mobile Money cannot ask it: enter another number/);
  expect(screen.queryByRole('button', { name: /^Pay with/ })).toBeNull();
});

it("begins with the network of the account's number", async () => {
  await renderPage(`/payment?booking=${payable.id}`, {
    as: ['PATIENT'],
    account: { phoneNumber: '+250730123456' },
    answers: [
      answers(getBooking, { data: payable }),
      answers(listPaymentMethods, { data: ['mtn', 'airtel', 'after'] }),
    ],
  });
  expect(radio(/Airtel Money/).checked).toBe(true);
});

it('warns on the form that Hafi never asks for the PIN, where a phone is asked', async () => {
  await open(
    answers(getBooking, { data: payable }),
    answers(listPaymentMethods, { data: ['mtn', 'bank', 'after'] }),
  );
  fireEvent.click(radio(/MTN/));
  screen.getByText(/Approve it there with your PIN\. Hafi never asks for the PIN\./);
  fireEvent.click(radio(/Bank/));
  expect(screen.queryByText(/Hafi never asks for the PIN/)).toBeNull();
});

it('says in the field where the receipt goes', async () => {
  await open(answers(getBooking, { data: payable }));
  screen.getByText(/The receipt goes to the e-mail address of your account/);
});
