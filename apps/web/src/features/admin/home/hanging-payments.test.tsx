import {
  askAboutPayment,
  listHangingPayments,
  settlePaymentByHand,
} from '@hafi/contract/admin/watch.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid } from '../../../../test/said.ts';
import type { HangingPayment } from './watch.queries.ts';

beforeAll(loadAllParts, 120_000);

const payment: HangingPayment = {
  id: '019aa000-0000-7000-8000-000000000001',
  payer: {
    id: '019aa000-0000-7000-8000-000000000002',
    name: 'Vestine Uwase',
    phone: '+250788000001',
  },
  amount: 17_000,
  method: 'mtn',
  paidFor: { kind: 'booking', doctor: 'Dr Jean Habimana', startsAt: '2026-11-24T07:00:00.000Z' },
  since: '2026-11-23T05:00:00.000Z',
  trouble: 'no-answer',
};

const draw = async (given: Partial<HangingPayment>, ...more: FakeAnswer[]) => {
  const data = [Object.assign({}, payment, given)];
  const drawn = await renderPage('/admin', {
    as: ['ADMIN'],
    answers: [...more, answers(listHangingPayments, { data, nextCursor: null })],
  });
  const sheet = await screen.findByRole('region', { name: /^Payments that hang/ });
  await within(sheet).findByRole('link', { name: 'Vestine Uwase' });
  return { ...drawn, sheet: within(sheet) };
};

test('a row says whose, how much, since when, by which provider, what is wrong, for which visit', async () => {
  const { sheet } = await draw({});
  const link = sheet.getByRole('link', { name: 'Vestine Uwase' });
  expect(link.getAttribute('href')).toBe(`/admin/people?person=${payment.payer.id}`);
  const row = link.closest('li')?.textContent ?? '';
  expect(row).toMatch(/17,000/);
  expect(row).toMatch(/MTN Mobile Money, since/);
  expect(row).toMatch(/The provider does not say whether it was paid/);
  expect(row).toMatch(/Appointment with Dr Jean Habimana, .*24/);
  expect(sheet.getByRole('link', { name: /^Call / }).getAttribute('href')).toBe(
    'tel:+250788000001',
  );
});

test.each([
  [{ status: 'succeeded', trouble: null, answered: true }, /: It is paid\./],
  [{ status: 'failed', trouble: null, answered: true }, /: It was not paid: the provider refused/],
  [{ status: 'expired', trouble: null, answered: true }, /: It was not paid in time\./],
  [{ status: 'pending', trouble: 'no-answer', answered: true }, /: The provider does not say/],
  [
    { status: 'pending', trouble: 'wrong-amount', answered: true },
    /: The provider names another sum/,
  ],
  [{ status: 'pending', trouble: 'no-answer', answered: false }, /: The provider did not answer/],
] as const)('asked again it says what came of it: %j', async (data, said) => {
  const { api, sheet } = await draw({}, answers(askAboutPayment, { data }));
  fireEvent.click(sheet.getByRole('button', { name: /^Ask now \(Vestine Uwase, / }));
  await expectSaid(said);
  expect(api.requested).toContain(askAboutPayment);
});

test('says why the provider was not asked', async () => {
  const { sheet } = await draw({}, fails(askAboutPayment, 404, 'not-found'));
  fireEvent.click(sheet.getByRole('button', { name: /^Ask now/ }));
  await sheet.findByText('It did not work.');
});

test('what is owed back is sent again, or paid by hand where it cannot be', async () => {
  const { sheet } = await draw(
    { trouble: 'refund-failing' },
    answers(askAboutPayment, { data: { status: 'refunded', trouble: null, answered: true } }),
  );
  fireEvent.click(sheet.getByRole('button', { name: /^Send it again/ }));
  await expectSaid(/: The money went back\./);
});

test('nothing is offered that cannot work', async () => {
  const { sheet } = await draw({ trouble: 'refund-impossible' });
  sheet.getByText(/pay it back by hand/);
  expect(sheet.queryByRole('button', { name: /^(Send|Ask)/ })).toBeNull();
});

test.each([
  ['refund-impossible', /^Paid back by hand/, /Have you given the money back yourself\?/],
  ['refund-failing', /^Paid back by hand/, /did the provider not send it\?/],
  ['refund-failing', /^The provider has sent it/, /Does the provider's statement show/],
  ['refund-waiting', /^Paid back by hand/, /will not send it any more/],
  ['refund-waiting', /^The provider has sent it/, /Does the provider's statement show/],
  ['wrong-amount', /^Settled with the provider/, /is it given back\?/],
] as const)(
  '%s: what was done outside of Hafi is said after a question',
  async (trouble, act, asks) => {
    const { api, sheet } = await draw(
      { trouble },
      answers(settlePaymentByHand, { data: { status: 'refunded' } }),
    );
    fireEvent.click(sheet.getByRole('button', { name: act }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(asks);
    expect(api.requested).not.toContain(settlePaymentByHand);
    fireEvent.click(dialog.getByRole('button', { name: act }));
    await expectSaid(/: it is settled, and the payer is told\./);
    expect(api.requested).toContain(settlePaymentByHand);
  },
);

test('what may end by itself is not settled by hand', async () => {
  const { sheet } = await draw({ trouble: 'no-answer' });
  expect(sheet.queryByRole('button', { name: /by hand|Settled/ })).toBeNull();
});

test('more than a page of them are not taken for all', async () => {
  const page = (from: number, nextCursor: string | null) => ({
    data: [Object.assign({}, payment, { id: `${payment.id.slice(0, -1)}${from}` })],
    nextCursor,
  });
  let requested = 0;
  await renderPage('/admin', {
    as: ['ADMIN'],
    answers: [
      {
        endpoint: listHangingPayments,
        answer: () => {
          requested += 1;
          return new Response(JSON.stringify(requested === 1 ? page(1, 'next') : page(2, null)));
        },
      },
    ],
  });
  const sheet = within(await screen.findByRole('region', { name: /^Payments that hang$/ }));
  await sheet.findByText('The oldest 1 are shown. There are more.');
  fireEvent.click(sheet.getByRole('button', { name: 'Show more' }));
  await screen.findByRole('heading', { name: 'Payments that hang 2' });
  // Both rows, once the second is drawn.
  await waitFor(() =>
    expect(sheet.getAllByRole('link', { name: 'Vestine Uwase' })).toHaveLength(2),
  );
  expect(sheet.queryByText(/There are more/)).toBeNull();
});
