import type { OwnBadge } from '@hafi/contract/badges/badge.schemas';
import { listOwnBadges, withdrawBadge } from '@hafi/contract/badges/badges.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { getPayment, type PaymentRefund } from '@hafi/contract/payments/payments.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid, press, pressAndConfirm } from '../../../../test/said.ts';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const badge: OwnBadge = {
  id: '019aa000-0000-7000-8000-000000000001',
  badge: 'individual',
  state: 'reviewing',
  organisation: null,
  registration: null,
  amount: 5000,
  paymentId: '019aa000-0000-7000-8000-000000000002',
  refunded: false,
  checks: ['identity', 'contact'],
  missing: ['identity'],
  papers: [],
  steps: [],
  review: 'to-send',
  due: '2026-12-23T06:00:00.000Z',
  until: null,
  otherName: null,
  nameCheck: null,
  can: { pay: false, send: true, withdraw: true },
};
const offers = [
  { badge: 'individual', amount: 5000, checks: ['identity', 'contact'], hindrance: 'has-it' },
  { badge: 'business', amount: 30_000, checks: ['identity', 'registration'], hindrance: null },
];
const back: PaymentRefund = {
  id: '019aa000-0000-7000-8000-000000000003',
  amount: 5000,
  state: 'given',
  note: null,
  since: '2026-11-22T06:00:00.000Z',
  givenAt: '2026-11-23T06:00:00.000Z',
  creditNote: null,
};
const { data: samplePayment } = sampleOf(getPayment.output) as Answer<typeof getPayment>;
const json = (data: unknown) => new Response(JSON.stringify({ data }));

/** The badges, as they are and as an act leaves them. */
function show(now: Partial<OwnBadge>, then: Partial<OwnBadge> = {}, refund = back) {
  let own: OwnBadge = { ...badge, ...now };
  return renderPage('/badges', {
    as: ['VOLUNTEER'],
    answers: [
      answers(getPayment, { data: { ...samplePayment, refunds: [refund] } }),
      { endpoint: listOwnBadges, answer: () => json({ offers, own: [own] }) },
      {
        endpoint: withdrawBadge,
        answer: () => {
          own = { ...own, ...then };
          return json(null);
        },
      },
    ],
  });
}

it('says what is missing, until when, and sends nothing before it is there', async () => {
  await show({});
  expect(screen.getByText(/Add your papers and send them by 23 December 2026/)).toBeTruthy();
  expect(screen.getByText('Add your identity card or passport')).toBeTruthy();
  const send = screen.getByRole('button', { name: 'Send to be checked' });
  expect((send as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText('You have it, or have chosen it. It stands above.')).toBeTruthy();
});

it.each([
  [{ state: 'chosen', can: { ...badge.can, pay: true } }, 'It is chosen, and not paid yet.'],
  [{ review: 'waiting', missing: [] }, /A coordinator looks at your papers, by/],
  [{ review: 'asked', missing: [] }, /A coordinator has a question/],
  [{ state: 'refused', review: 'over', refunded: true }, /It was not approved/],
  [{ state: 'lapsed', review: 'over', refunded: true }, /not decided in time/],
  [{ state: 'approved', review: 'over', until: '2027-11-23T06:00:00.000Z' }, /It is shown until/],
  [
    {
      state: 'approved',
      review: 'over',
      until: '2027-11-23T06:00:00.000Z',
      otherName: 'Aline Uwase',
      nameCheck: 'waiting',
    },
    /It was approved for the name Aline Uwase\. A coordinator compares/,
  ],
  [
    {
      state: 'approved',
      review: 'over',
      until: '2027-11-23T06:00:00.000Z',
      otherName: 'Aline Uwase',
    },
    /It is not shown, because it was approved for the name Aline Uwase/,
  ],
  [
    {
      state: 'approved',
      review: 'over',
      until: '2027-11-23T06:00:00.000Z',
      otherName: 'Aline Uwase',
      nameCheck: 'asked',
    },
    /for the name Aline Uwase, and is not shown\. A coordinator has a question/,
  ],
  [{ state: 'refunded', review: 'over', refunded: true }, 'It has ended.'],
  [{ state: 'approved', review: 'over', until: '2026-11-23T05:00:00.000Z' }, /It ended on/],
] as [Partial<OwnBadge>, string | RegExp][])('%o is said in words', async (now, words) => {
  await show({ can: { ...badge.can, withdraw: false }, ...now });
  expect(screen.getByText(words)).toBeTruthy();
});

it.each<[Partial<PaymentRefund>, RegExp]>([
  [{}, /5,000 RWF was given back on 23 November 2026/],
  [{ state: 'on-its-way', givenAt: null }, /5,000 RWF is on its way back since 22 November 2026/],
])('says where the money of a badge is that was not approved (%o)', async (how, words) => {
  await show({ state: 'refused', review: 'over', refunded: true }, {}, { ...back, ...how });
  await screen.findByText(words);
  expect(screen.queryByText(/goes back (in whole|to you)/)).toBeNull();
});

it('says that a badge is withdrawn', async () => {
  await show(
    {},
    { state: 'withdrawn', review: 'over', refunded: true, can: { ...badge.can, withdraw: false } },
  );
  await pressAndConfirm(/^Do without it/, 'Do without it');
  await expectSaid('The badge is withdrawn.');
});

it('says when the badges do not arrive', async () => {
  await renderPage('/badges', { as: ['VOLUNTEER'], answers: [fails(listOwnBadges, 500)] });
  expect(screen.getByText('Your badges did not arrive')).toBeTruthy();
});

it('asks of a business its name and number', async () => {
  await show({});
  await press(/^Choose and pay/);
  expect((await screen.findAllByText('Enter the name of the business.')).length).toBeGreaterThan(0);
});
