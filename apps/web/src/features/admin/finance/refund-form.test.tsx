import { readPayment, refundPayment } from '@hafi/contract/payments/finance.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { press } from '../../../../test/said.ts';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const id = '019aa000-0000-7000-8000-000000000001';
const { data: sample } = sampleOf(readPayment.output, { items: 1 }) as { data: object };
const json = (data: unknown) => new Response(JSON.stringify({ data }));

const show = (paidFor: object, more: object = {}) =>
  renderPage(`/admin/finance/payments/${id}`, {
    as: ['ADMIN'],
    answers: [
      {
        endpoint: readPayment,
        answer: () => json({ ...sample, id, left: 5000, paidFor, ...more }),
      },
    ],
  });

it('says of the payment of a badge that the badge ends when all of it goes back', async () => {
  await show({ kind: 'badge', badge: 'individual' });
  await press('Give money back');
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'If all of it goes back, the badge ends at once, and its owner is told.',
  );
});

it('says that the doctor has been paid already, and what follows', async () => {
  const paidFor = { kind: 'booking', doctor: 'Dr Jean', startsAt: '2026-11-24T07:00:00.000Z' };
  await show(paidFor, { doctorPaid: 15_000, status: 'succeeded', amount: 17_000, back: 17_000 });
  expect(screen.getByText('Paid, all of it goes back')).toBeTruthy();
  await press('Give money back');
  expect(screen.getByRole('alertdialog').textContent).toMatch(
    /Dr Jean has been paid 15,000 RWF of this already/,
  );
});

it('says nothing of badges of another payment', async () => {
  await show({ kind: 'booking', doctor: 'Dr Jean Habimana', startsAt: '2026-11-24T07:00:00.000Z' });
  await press('Give money back');
  expect(screen.getByRole('alertdialog').textContent).not.toContain('badge');
});

const plan = {
  kind: 'plan',
  plan: 'essential',
  elder: 'Espérance Mukamana',
  from: '2026-12-01',
  to: '2027-01-01',
};
it.each([
  ['due-again', /is to be paid again, and the payer is asked/],
  ['ends', /the care plan ends at once/],
  ['goes-on', /goes on until its period is over/],
  ['smaller-plan', /the larger care plan ends/],
  ['nothing', /nothing changes for the care plan/],
] as const)('says what becomes of a care plan: %s', async (afterWhole, said) => {
  await show(plan, { afterWhole });
  await press('Give money back');
  expect(screen.getByRole('alertdialog').textContent).toMatch(said);
});

it('sends what was left when it was opened, and says when others gave back money meanwhile', async () => {
  let left = 5000;
  await renderPage(`/admin/finance/payments/${id}`, {
    as: ['ADMIN'],
    answers: [
      { endpoint: readPayment, answer: () => json({ ...sample, id, left, paidFor: plan }) },
      fails(refundPayment, 409, 'payment-changed'),
    ],
  });
  const sent: number[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)).left);
    return fetch(input, init);
  });
  await press('Give money back');
  const dialog = within(screen.getByRole('alertdialog'));
  fireEvent.change(dialog.getByLabelText('Why'), { target: { value: 'As you asked' } });
  left = 3000;
  fireEvent.click(dialog.getByRole('button', { name: 'Give it back' }));
  await dialog.findByText('It did not work.');
  await dialog.findByText(/At most 3,000 RWF is left/);
  expect(sent).toEqual([5000]);
  fireEvent.change(dialog.getByLabelText('Amount in RWF'), { target: { value: '3000' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Give it back' }));
  await vi.waitFor(() => expect(sent).toEqual([5000, 3000]));
});
