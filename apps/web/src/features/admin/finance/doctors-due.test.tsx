import type { Answer } from '@hafi/contract/core/endpoint';
import {
  askForPayeeAccount,
  listDoctorsDue,
  listPayouts,
  recordPayout,
} from '@hafi/contract/payments/payouts.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { expectSaid, press } from '../../../../test/said.ts';
import { queryClient } from '../../../lib/query/query-client.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const id = (last: number) => `019aa000-0000-7000-8000-00000000000${last}`;
const doctor = { id: id(1), name: 'Dr Jean Habimana' };
const aline = { id: id(2), name: 'Aline Uwera' };
const payTo = {
  id: id(3),
  way: 'bank' as const,
  holder: 'Jean Habimana',
  bank: 'Bank of Kigali',
  number: '0004000123456',
  since: '2026-11-20T08:00:00Z',
};
const due = (more: object): FakeAnswer =>
  answers(listDoctorsDue, {
    data: [{ doctor, due: 15_000, toCome: 0, payTo: null, asked: null, ...more }],
  });
type Payouts = Answer<typeof listPayouts>;
const show = (...given: FakeAnswer[]) =>
  renderPage('/admin/finance?tab=doctors', { as: ['ADMIN'], answers: given });

it('says where to send it, also in the dialog', async () => {
  await show(due({ payTo }));
  await screen.findByText('0004000123456');
  await press(/^Write a payment down/);
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('0004000123456');
  dialog.getByText(/Bank of Kigali.*in the name of Jean Habimana/);
});

it.each([
  ['This account', payTo.id],
  ['Elsewhere', undefined],
])('writes down where it was sent: %s', async (chosen, payeeAccountId) => {
  const { api } = await show(due({ payTo }), fails(recordPayout, 409, 'conflict'));
  await press(/^Write a payment down/);
  const dialog = within(await screen.findByRole('alertdialog'));
  const to = dialog.getByRole('combobox', { name: 'Sent to' });
  const option = within(to).getByRole('option', { name: chosen }) as HTMLOptionElement;
  fireEvent.change(to, { target: { value: option.value } });
  fireEvent.change(dialog.getByRole('textbox', { name: /^Reference/ }), {
    target: { value: 'FT-1' },
  });
  await press('Write it down');
  await vi.waitFor(() => {
    const at = api.requested.findIndex(({ path }) => path === recordPayout.path);
    const sent = JSON.parse(String(api.bodies[at])) as Record<string, unknown>;
    expect([sent.reference, sent.payeeAccountId]).toEqual(['FT-1', payeeAccountId]);
  });
});

it('says who has asked for an account that is not known, and asks', async () => {
  const requested = { by: aline, at: '2026-11-20T08:00:00Z' };
  await show(due({ asked: requested }), answers(askForPayeeAccount, { data: null }));
  await screen.findByText(/does not know the account of Dr Jean Habimana.*Aline Uwera has asked/);
  await press(/^Ask again/);
  await expectSaid('Dr Jean Habimana is asked where to pay.');
});

it('says in the open dialog who has written down what meanwhile, when, and not to send it again', async () => {
  let payouts: Payouts = { data: [], nextCursor: null };
  await show(due({ payTo }), {
    endpoint: listPayouts,
    answer: () => answers(listPayouts, payouts).answer(),
  });
  await press(/^Write a payment down/);
  const recordedAt = new Date(Date.now() + 60_000).toISOString();
  payouts = {
    nextCursor: null,
    data: [
      {
        id: id(4),
        doctor,
        amount: 15_000,
        account: 'bank',
        paidOn: recordedAt.slice(0, 10),
        reference: 'FT-77',
        paidTo: payTo,
        recordedAt,
        recordedBy: aline,
        reversal: null,
        reversedBy: null,
        fee: null,
      },
    ],
  };
  await act(() => queryClient.refetchQueries());
  const said = await within(screen.getByRole('alertdialog')).findByText(/Aline Uwera has written/);
  expect(said.textContent).toMatch(/15,000 RWF .* at \d\d:\d\d .*FT-77.*Do not send it again/);
});
