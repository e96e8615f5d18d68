import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  getPayment,
  listPaymentMethods,
  type Payment,
} from '@hafi/contract/payments/payments.contract';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import {
  answerShare,
  cancelPlan,
  changePlan,
  getElderPlan,
} from '@hafi/contract/plans/subscriptions.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { planElder as elder } from '../../../../test/plan-samples.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const me = { id: '019aa000-0000-7000-8000-000000000001', name: 'Claudine Uwase' };
const son = { id: '01900000-0000-7000-8000-0000000000bb', name: 'Eric Uwase' };
const partId = '01900000-0000-7000-8000-0000000000cc';

const known: ElderPlan = {
  elder: { id: elder.id, name: elder.name },
  trial: false,
  subscription: {
    id: '01900000-0000-7000-8000-0000000000dd',
    plan: 'essential',
    cycle: 'monthly',
    status: 'active',
    startsOn: '2027-07-01',
    endsOn: '2027-08-01',
    payBefore: null,
    cancels: false,
    pauseMonths: null,
    next: { plan: 'essential', cycle: 'monthly', price: 8500 },
    manager: me,
    shares: [],
    invoices: [],
  },
  offers: [
    { plan: 'essential', cycle: 'monthly', price: 8500, when: 'now', amount: 0 },
    { plan: 'complete', cycle: 'monthly', price: 18_000, when: 'now', amount: 3064 },
    { plan: 'essential', cycle: 'yearly', price: 85_000, when: 'next', amount: 0 },
  ],
  others: [{ ...son, isFamily: true }],
  deciders: [{ id: elder.id, name: elder.name }, me],
  can: { start: false, manage: true },
};

const with_ = (change: Partial<NonNullable<ElderPlan['subscription']>>): ElderPlan => ({
  ...known,
  subscription: known.subscription && { ...known.subscription, ...change },
});

const invoice = (kind: 'period' | 'upgrade', amount: number) => ({
  id: '01900000-0000-7000-8000-0000000000ee',
  plan: 'complete' as const,
  cycle: 'monthly' as const,
  kind,
  startsOn: '2027-07-22',
  endsOn: '2027-08-01',
  amount,
  state: 'open' as const,
  parts: [
    { id: partId, payer: me, amount, state: 'due' as const, paymentId: null, can: { pay: true } },
  ],
});

const open = (answer: ElderPlan, more: readonly FakeAnswer[] = [], query = '') =>
  renderPage(`/plan?elder=${elder.id}${query}`, {
    as: ['FAMILY'],
    answers: [
      ...more,
      answers(listElders, { data: [elder] }),
      answers(getElderPlan, { data: answer }),
      answers(listPaymentMethods, { data: ['mtn', 'after'] }),
    ],
  });
const press = (name: string | RegExp, at = 0) =>
  act(async () => {
    const button = screen.getAllByRole('button', { name })[at];
    if (button) fireEvent.click(button);
  });

it('says until when it is paid, who pays, and what comes next', async () => {
  await open(known, [], '&show=about');
  await screen.findByText(/^Paid until Sunday,? 1 August 2027$/);
  screen.getByText('Claudine Uwase');
  screen.getByText(/1 August 2027: Essential Care, 8,500\sRWF$/);
});

it('says the newest of each part in a row that leads there', async () => {
  await open(
    with_({
      shares: [{ payer: son, percent: 40, state: 'asked' }],
      invoices: [invoice('period', 8500)],
    }),
  );
  const row = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  const page = `/plan?elder=${elder.id}&show=`;
  expect(row(/^What it opens, and who pays Claudine Uwase$/)).toBe(`${page}about`);
  expect(row(/^Share the payments Eric Uwase: 40\s%, not agreed yet$/)).toBe(`${page}shares`);
  expect(row(/^Change the plan Essential Care, Each month$/)).toBe(`${page}change`);
  expect(row(/^Payments of this plan 8,500\sRWF, to pay$/)).toBe(`${page}payments`);
});

it('tells an elder who pays for her, and that there is nothing to do', async () => {
  const mine = { ...elder, id: me.id, by: 'self' as const };
  const { subscription } = with_({ manager: son });
  await renderPage(`/plan?elder=${me.id}`, {
    as: ['PATIENT'],
    answers: [
      answers(listElders, { data: [mine] }),
      answers(getElderPlan, { data: { ...known, elder: me, subscription } }),
    ],
  });
  await screen.findByRole('heading', { name: 'Your care plan' });
  screen.getByText(/^Who pays this plan for you: Eric Uwase\. You do not have to do anything\.$/);
  expect(screen.queryByRole('heading', { name: 'To pay' })).toBeNull();
});

it('is cancelled in two taps, and says until when it runs', async () => {
  const { api } = await open(known, [answers(cancelPlan, { data: with_({ cancels: true }) })]);
  await press('Cancel the plan');
  screen.getByText(/^It runs until Sunday,? 1 August 2027 and costs nothing more\./);
  await press(
    'Cancel the plan',
    -1 + screen.getAllByRole('button', { name: 'Cancel the plan' }).length,
  );
  await screen.findByText('The plan is cancelled.');
  expect(api.requested).toContain(cancelPlan);
  await screen.findByRole('button', { name: 'Keep the plan' });
});

it('leads to the payment of a larger plan, whose sum is said before', async () => {
  await open(
    known,
    [answers(changePlan, { data: with_({ invoices: [invoice('upgrade', 3064)] }) })],
    '&show=change',
  );
  screen.getByText(/^At once, for 3,064\sRWF for the rest of the period$/);
  await press(/^Choose \(Complete Care, Each month\)/);
  await press('Change the plan');
  await screen.findByRole('button', { name: 'Pay now' });
  // At the practice only visits are paid.
  expect(screen.queryByText('Pay after the appointment')).toBeNull();
});

it('asks a sibling, who agrees', async () => {
  const requested = with_({
    manager: son,
    shares: [{ payer: me, percent: 33, state: 'asked' }],
  });
  const { api } = await open({ ...requested, can: { start: false, manage: false } }, [
    answers(answerShare, {
      data: with_({ manager: son, shares: [{ payer: me, percent: 33, state: 'agreed' }] }),
    }),
  ]);
  screen.getByText(/Eric Uwase asks whether you pay 33 % of this plan/);
  await press('I agree');
  await screen.findByText('You share the plan.');
  expect(api.requested).toContain(answerShare);
});

it('leads to what is to be paid', async () => {
  await open(
    with_({ status: 'grace', payBefore: '2027-08-08', invoices: [invoice('period', 8500)] }),
  );
  await screen.findByText(/^Not paid yet\. It goes on until Sunday,? 8 August 2027$/);
  const pay = screen.getByRole('link', { name: /^Pay \(/ });
  expect(pay.getAttribute('href')).toBe(`/plan?elder=${elder.id}&pay=${partId}`);
});

it('says that there is no plan, and that nothing else needs one', async () => {
  await open({ ...known, trial: true, subscription: null, offers: [], others: [] });
  screen.getByText('Marie Mukamana has no care plan. The first 30 days are free.');
});

it('says so when it does not arrive', async () => {
  await open(known, [fails(getElderPlan)]);
  await screen.findByText('The care plan did not arrive');
});

it('shows each receipt of who has paid two parts of an invoice', async () => {
  const base = invoice('period', 18_000);
  const part = (nth: number, payer: typeof me) => ({
    id: `01900000-0000-7000-8000-00000000010${nth}`,
    payer,
    amount: 9000 + nth,
    state: 'paid' as const,
    paymentId: `01900000-0000-7000-8000-00000000020${nth}`,
    can: { pay: false },
  });
  const paid = { ...base, state: 'paid' as const, parts: [part(1, me), part(2, son)] };
  await open(with_({ invoices: [paid] }), [], '&show=payments');
  const links = await screen.findAllByRole('link', { name: /^See the receipt \(9,00\d\sRWF\)/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    paid.parts.map(({ paymentId }) => `/payments/${paymentId}`),
  );
});

it('shows the payer their payment of a plan whose elder they may not see any more', async () => {
  const { data: sample } = sampleOf(getPayment.output, { items: 1 }) as Answer<typeof getPayment>;
  const payment: Payment = {
    ...sample,
    method: 'mtn',
    status: 'succeeded',
    refunds: [],
    comesBack: 0,
  };
  await renderPage(`/plan?elder=${elder.id}&pay=${partId}&payment=${sample.id}`, {
    as: ['FAMILY'],
    answers: [answers(listElders, { data: [] }), answers(getPayment, { data: payment })],
  });
  await screen.findByText('Your payment has come. Thank you.');
  screen.getByText(/You cannot see any more what it was for/);
});
