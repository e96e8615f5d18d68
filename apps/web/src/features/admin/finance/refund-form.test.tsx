import { readPayment } from '@hafi/contract/payments/finance.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { press } from '../../../../test/said.ts';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const id = '019aa000-0000-7000-8000-000000000001';
const { data: sample } = sampleOf(readPayment.output, { items: 1 }) as { data: object };
const json = (data: unknown) => new Response(JSON.stringify({ data }));

const show = (paidFor: object) =>
  renderPage(`/admin/finance/payments/${id}`, {
    as: ['ADMIN'],
    answers: [
      { endpoint: readPayment, answer: () => json({ ...sample, id, left: 5000, paidFor }) },
    ],
  });

it('says of the payment of a badge that the badge ends when all of it goes back', async () => {
  await show({ kind: 'badge', badge: 'individual' });
  await press('Give money back');
  expect(screen.getByRole('alertdialog').textContent).toContain(
    'If all of it goes back, the badge ends at once, and its owner is told.',
  );
});

it('says nothing of badges of another payment', async () => {
  await show({ kind: 'booking', doctor: 'Dr Jean Habimana', startsAt: '2026-11-24T07:00:00.000Z' });
  await press('Give money back');
  expect(screen.getByRole('alertdialog').textContent).not.toContain('badge');
});
