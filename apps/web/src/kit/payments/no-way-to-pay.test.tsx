import { listOwnBadges } from '@hafi/contract/badges/badges.contract';
import { getBooking } from '@hafi/contract/bookings/bookings.contract';
import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { listPaymentMethods } from '@hafi/contract/payments/payments.contract';
import { getElderPlan } from '@hafi/contract/plans/subscriptions.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { noPlan, planElder } from '../../../test/plan-samples.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

/** An operator who has set up no provider, and one who has set up two. */
const none = answers(listPaymentMethods, { data: ['after'] });
const some = answers(listPaymentMethods, { data: ['airtel', 'bank', 'after'] });

it('the page of prices names the ways that are set up, and no others', async () => {
  await renderPage('/pricing', { answers: [some] });
  await screen.findByText(/^What works here: Airtel Money, Bank Transfer\./);
  expect(screen.getAllByRole('link', { name: /^Choose/ }).length).toBeGreaterThan(0);
  expect(screen.queryByText(/MTN/)).toBeNull();
});

it('the page of prices lets nobody choose what cannot be paid', async () => {
  await renderPage('/pricing', { answers: [none] });
  await screen.findByText(/^No way to pay is set up here yet/);
  expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull();
});

it('the page of prices promises no way while it does not know', async () => {
  await renderPage('/pricing', { answers: [fails(listPaymentMethods)] });
  await screen.findByText(/^Before you pay you see each way to pay that works here\./);
  expect(screen.queryByText(/MTN|Airtel|by card/)).toBeNull();
});

it.each([
  ['can be paid', some, 1],
  ['cannot be paid', none, 0],
] as const)('a plan that %s', async (_how, methods, starts) => {
  await renderPage('/subscription?plan=complete', {
    as: ['FAMILY'],
    answers: [
      methods,
      answers(listElders, { data: [planElder] }),
      answers(getElderPlan, { data: noPlan }),
    ],
  });
  await screen.findByText(starts ? /The plan of .* begins today/ : 'Nothing can be paid here yet');
  expect(screen.queryAllByRole('button', { name: 'Start 30 free days' })).toHaveLength(starts);
});

it.each([
  ['can be paid', some, 1],
  ['cannot be paid', none, 0],
] as const)('a badge that %s', async (_how, methods, chosen) => {
  const offer: Answer<typeof listOwnBadges>['data']['offers'][number] = {
    badge: 'individual',
    amount: 5000,
    checks: ['identity'],
    hindrance: null,
  };
  await renderPage('/badges', {
    as: ['VOLUNTEER'],
    answers: [
      methods,
      answers(listOwnBadges, {
        data: { offers: [offer, { ...offer, badge: 'professional' }], own: [] },
      }),
    ],
  });
  const said = await screen.findAllByText(
    chosen ? 'Choose and pay' : 'Nothing can be paid here yet',
  );
  expect(said).toHaveLength(chosen ? 2 : 1);
  expect(screen.queryAllByRole('button', { name: /^Choose/ })).toHaveLength(2 * chosen);
});

const { data: sample } = sampleOf(getBooking.output, { items: 1 }) as Answer<typeof getBooking>;

it.each([
  ['the fee of an appointment that was cancelled late', 2000, 'Nothing can be paid here yet'],
  ['an appointment to come', 17_000, /How would you like to pay\?/],
] as const)('without a provider, %s', async (_what, toPay, said) => {
  const data = { ...sample, total: 17_000, toPay, can: { ...sample.can, pay: true } };
  await renderPage(`/payment?booking=${sample.id}`, {
    as: ['PATIENT'],
    answers: [none, answers(getBooking, { data })],
  });
  await screen.findByText(said);
  const later = screen.queryAllByRole('button', { name: 'Pay after the appointment' });
  expect(later).toHaveLength(toPay === 2000 ? 0 : 1);
});
