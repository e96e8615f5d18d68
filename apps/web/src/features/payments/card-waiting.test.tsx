import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  checkPayment,
  getPayment,
  leavePayment,
  listPaymentMethods,
  type Payment,
} from '@hafi/contract/payments/payments.contract';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const { data: sample } = sampleOf(getBooking.output, { items: 1 }) as Answer<typeof getBooking>;
const { data: anyPayment } = sampleOf(getPayment.output, { items: 1 }) as Answer<typeof getPayment>;
/** Nothing of it goes back. */
const paid: Payment = {
  ...anyPayment,
  expiresAt: '2199-01-01T00:00:00.000Z',
  comesBack: 0,
  refunds: [],
};
const payable: Booking = { ...sample, can: { ...sample.can, pay: true } };
const begun: Booking = {
  ...payable,
  can: { ...payable.can, pay: false },
  payment: { state: 'pending', id: paid.id },
};

const open = (...replies: FakeAnswer[]) =>
  renderPage(`/payment?booking=${payable.id}`, {
    as: ['PATIENT'],
    account: { email: 'elder@example.rw' },
    answers: replies,
  });

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());

const onCardPage: Payment = {
  ...paid,
  for: { kind: 'booking', id: payable.id },
  method: 'card',
  status: 'pending',
  failure: null,
  page: 'https://checkout.example/pay/1',
};

it('asks for no card here, and says where it is typed', async () => {
  await open(
    answers(getBooking, { data: payable }),
    answers(listPaymentMethods, { data: ['mtn', 'card', 'after'] }),
  );
  fireEvent.click(screen.getByRole('radio', { name: /Credit/ }));
  screen.getByText(/are typed on the page of our payment partner/);
  expect(screen.queryByLabelText('Phone number')).toBeNull();
  expect(screen.queryByLabelText(/card number/i)).toBeNull();
});

it('leads who comes back to the card page, and asks how the payment stands', async () => {
  const { api } = await open(
    answers(getBooking, { data: begun }),
    answers(getPayment, { data: onCardPage }),
    answers(checkPayment, { data: { ...onCardPage, provider: 'answered' } }),
  );
  const on = screen.getByRole('link', { name: 'Continue on the card page' });
  expect(on.getAttribute('href')).toBe(onCardPage.page);
  await vi.waitFor(() => expect(api.requested).toContain(checkPayment));
});

it('says that the card page is being opened while there is none yet', async () => {
  const opening = { ...onCardPage, status: 'created', page: null } as const;
  await open(
    answers(getBooking, { data: begun }),
    answers(getPayment, { data: opening }),
    answers(checkPayment, { data: { ...opening, provider: 'answered' } }),
  );
  screen.getByText('The card page is being opened');
  expect(screen.queryByRole('link', { name: 'Continue on the card page' })).toBeNull();
});

it('shows the form again to who chooses another way', async () => {
  let known = begun;
  const left: Payment = { ...onCardPage, status: 'expired', failure: 'left', page: null };
  await open(
    { endpoint: getBooking, answer: () => Response.json({ data: known }) },
    answers(getPayment, { data: onCardPage }),
    answers(checkPayment, { data: { ...onCardPage, provider: 'answered' } }),
    {
      endpoint: leavePayment,
      answer: () => {
        known = payable;
        return Response.json({ data: left });
      },
    },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Choose another way' }));
  await screen.findByRole('button', { name: /^Pay/ });
});

it.each([
  ['card-declined', /The bank refused this card/],
  ['not-enough-money', /There is not enough money on this card/],
  ['card-not-confirmed', /make sure that it is your card/],
] as const)('says of a card what %s means', async (failure, said) => {
  const ended: Payment = { ...onCardPage, status: 'expired', failure, page: null };
  await open(answers(getBooking, { data: begun }), answers(getPayment, { data: ended }));
  screen.getByText(said);
});

it.each([
  ['all of it would come back', 17_000, /was cancelled or paid otherwise/, 0],
  ['all but a fee would come back', 15_000, /only a fee of 2,000 RWF is owed/, 1],
] as const)('asks not to pay on the card page where %s', async (_what, comesBack, said, ways) => {
  await open(
    answers(getBooking, { data: begun }),
    answers(getPayment, { data: { ...onCardPage, amount: 17_000, comesBack } }),
    answers(checkPayment, {
      data: { ...onCardPage, amount: 17_000, comesBack, provider: 'answered' },
    }),
  );
  screen.getByText('Please do not pay this');
  screen.getByText(said);
  expect(screen.queryByRole('link', { name: 'Continue on the card page' })).toBeNull();
  expect(screen.queryAllByRole('button', { name: 'Choose another way' })).toHaveLength(ways);
});

it('asks not to pay on a page whose time is over, and offers another way', async () => {
  const over: Payment = { ...onCardPage, expiresAt: '2020-01-01T00:00:00.000Z' };
  await open(
    answers(getBooking, { data: begun }),
    answers(getPayment, { data: over }),
    answers(checkPayment, { data: { ...over, provider: 'silent' } }),
  );
  screen.getByText('The time to pay this is over');
  expect(screen.queryByRole('link', { name: 'Continue on the card page' })).toBeNull();
  screen.getByRole('button', { name: 'Choose another way' });
});
