import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { checkPayment, getPayment, type Payment } from '@hafi/contract/payments/payments.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const { data: sample } = sampleOf(getBooking.output, { items: 1 }) as Answer<typeof getBooking>;
const { data: anyPayment } = sampleOf(getPayment.output, { items: 1 }) as Answer<typeof getPayment>;
const waiting: Payment = {
  ...anyPayment,
  for: { kind: 'booking', id: sample.id },
  method: 'mtn',
  phone: '••• ••• 456',
  expiresAt: '2199-01-01T00:00:00.000Z',
  status: 'pending',
  failure: null,
  amount: 17_000,
  comesBack: 0,
  refunds: [],
};
const begun: Booking = {
  ...sample,
  total: 17_000,
  toPay: 17_000,
  can: { ...sample.can, pay: false },
  payment: { state: 'pending', id: waiting.id },
};
const cancelled: Booking = {
  ...begun,
  status: 'cancelled',
  toPay: 0,
  cancellationFee: 0,
};

const open = (...replies: FakeAnswer[]) =>
  renderPage(`/payment?booking=${sample.id}&payment=${waiting.id}`, {
    as: ['PATIENT'],
    account: { email: 'elder@example.rw' },
    answers: replies,
  });

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());

it('says who is asked for how much, and never to tell the PIN', async () => {
  await open(answers(getBooking, { data: begun }), answers(getPayment, { data: waiting }));
  screen.getByText(/^We asked .*456 for 17,000 RWF/);
  screen.getByText('Hafi never asks for your PIN, neither here nor by phone.');
});

it('says of a request that has not gone out yet that it is being asked', async () => {
  await open(
    answers(getBooking, { data: begun }),
    answers(getPayment, { data: { ...waiting, status: 'created' } }),
  );
  screen.getByText(/^We are asking .*456 for 17,000 RWF/);
  expect(screen.queryByText(/^We asked/)).toBeNull();
});

it.each([
  ['answered', 'pending', /says: the request for .*456 waits for the PIN/],
  ['answered', 'created', /does not have the request yet/],
  ['silent', 'pending', /does not answer just now/],
  ['later', 'pending', /some minutes after the request only/],
] as const)(
  'says to who got no prompt what the provider says: %s, %s',
  async (provider, status, said) => {
    const { api } = await open(
      answers(getBooking, { data: begun }),
      answers(getPayment, { data: waiting }),
      answers(checkPayment, { data: { ...waiting, status, provider } }),
    );
    expect(api.requested).not.toContain(checkPayment);
    fireEvent.click(screen.getByText('I did not get a prompt'));
    await screen.findByText(said);
    expect(api.requested.filter((each) => each === checkPayment)).toHaveLength(1);
  },
);

it('says when it could not ask, and can be asked again', async () => {
  const { api } = await open(
    answers(getBooking, { data: begun }),
    answers(getPayment, { data: waiting }),
    fails(checkPayment, 429, 'too-many-requests'),
  );
  fireEvent.click(screen.getByText('I did not get a prompt'));
  await screen.findByText(/We could not ask MTN Mobile Money now/);
  fireEvent.click(screen.getByRole('button', { name: 'Ask MTN Mobile Money again' }));
  await vi.waitFor(() =>
    expect(api.requested.filter((each) => each === checkPayment)).toHaveLength(2),
  );
});

it('shows at once what the provider answers, in place of the waiting', async () => {
  const failed: Payment = { ...waiting, status: 'failed', failure: 'no-wallet' };
  await open(
    answers(getBooking, { data: begun }),
    answers(getPayment, { data: waiting }),
    answers(checkPayment, { data: { ...failed, provider: 'answered' } }),
  );
  fireEvent.click(screen.getByText('I did not get a prompt'));
  await screen.findByText(/This number has no mobile money account/);
});

it('asks not to approve what was cancelled, and names no fee that is not owed', async () => {
  await open(
    answers(getBooking, { data: cancelled }),
    answers(getPayment, { data: { ...waiting, comesBack: 17_000 } }),
  );
  screen.getByText('Please do not approve this on your phone');
  expect(screen.queryByText(/Approve with your PIN/)).toBeNull();
  const ticket = within(screen.getByLabelText('Your booking'));
  ticket.getByText('It was cancelled. Nothing is to be paid for it.');
  expect(ticket.queryByText('Fee')).toBeNull();
});

it('says of one cancelled late which fee is owed', async () => {
  await open(
    answers(getBooking, { data: { ...cancelled, toPay: 2000, cancellationFee: 2000 } }),
    answers(getPayment, { data: { ...waiting, comesBack: 15_000 } }),
  );
  screen.getByText(/only a fee of 2,000 RWF is owed\. If you pay all the same, 15,000 RWF/);
});

const back = { ...anyPayment.refunds[0], note: null, givenAt: null, creditNote: null };

it.each([
  ['all of it', 17_000, 'refunded', '17,000 RWF goes back to you', 0],
  ['a part of it', 15_000, 'succeeded', '15,000 RWF goes back to you', 1],
] as const)(
  'never calls it a success when %s goes back',
  async (_what, amount, status, title, kept) => {
    const refund = { ...back, state: 'on-its-way', amount } as Payment['refunds'][number];
    await open(
      answers(getBooking, {
        data: { ...cancelled, payment: { state: 'refunding', id: waiting.id } },
      }),
      answers(getPayment, { data: { ...waiting, status, refunds: [refund] } }),
    );
    screen.getByText(title);
    expect(screen.queryByText(/successful|Thank you/)).toBeNull();
    expect(
      screen.queryAllByText('2,000 RWF of the 17,000 RWF that you paid stays paid.'),
    ).toHaveLength(kept);
  },
);

it('offers no second try of what was cancelled meanwhile, and promises nothing', async () => {
  await open(
    answers(getBooking, { data: { ...cancelled, payment: { state: 'none', id: waiting.id } } }),
    answers(getPayment, { data: { ...waiting, status: 'expired', failure: 'too-late' } }),
  );
  screen.getByText('This was not paid');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.queryByText(/still yours|pay the fee later|You can try again/)).toBeNull();
});

it('shows the payer their payment though they may not see its appointment any more', async () => {
  await open(
    fails(getBooking, 404, 'not-found'),
    answers(getPayment, { data: { ...waiting, status: 'failed', failure: 'refused' } }),
  );
  screen.getByText('This was not paid');
  screen.getByText(/You cannot see any more what it was for/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'My payments' }).getAttribute('href')).toBe('/payments');
  expect(screen.queryByText('Your booking did not arrive')).toBeNull();
});

it('says of an appointment of others that it did not arrive, whatever payment is named', async () => {
  await open(fails(getBooking, 404, 'not-found'), fails(getPayment, 404, 'not-found'));
  screen.getByText('Your booking did not arrive');
});

const over = { expiresAt: '2020-01-01T00:00:00.000Z' };

it('asks not to approve any more once the time is over, and says that nothing is lost', async () => {
  await open(
    answers(getBooking, { data: begun }),
    answers(getPayment, { data: { ...waiting, ...over } }),
  );
  screen.getByText('The time to pay this is over');
  screen.getByText(/If you approved, you do not lose it. Please do not approve any more/);
  expect(screen.queryByText('I did not get a prompt')).toBeNull();
  expect(screen.queryByText(/Approve with your PIN/)).toBeNull();
});

it('says that nobody knows yet when the provider is silent, and leads to another way', async () => {
  const payable: Booking = { ...begun, payment: { state: 'due', id: null }, can: sample.can };
  await open(
    answers(getBooking, { data: { ...payable, can: { ...sample.can, pay: true } } }),
    answers(getPayment, { data: { ...waiting, status: 'expired', failure: 'provider-silent' } }),
  );
  screen.getByText('We do not know yet whether you paid');
  screen.getByText(/what is paid twice comes back to you/);
  fireEvent.click(screen.getByRole('button', { name: 'Pay in another way' }));
  await screen.findByRole('radio', { name: /Airtel/ });
});
