import { readPayment } from '@hafi/contract/payments/finance.contract';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const { data: sample } = sampleOf(readPayment.output, { items: 1 }) as { data: object };

it.each([
  ['no answer', 'The payer did not answer in time'],
  ['PAYER_LIMIT_REACHED', 'The provider says: “PAYER_LIMIT_REACHED”'],
])('says why a payment was moved: %s', async (reason, said) => {
  const event = { at: '2026-11-24T07:00:00.000Z', status: 'expired', transactionId: null };
  const data = { ...sample, events: [{ ...event, reason }] };
  const answer = () => new Response(JSON.stringify({ data }));
  await renderPage('/admin/finance/payments/019aa000-0000-7000-8000-000000000001', {
    as: ['ADMIN'],
    answers: [{ endpoint: readPayment, answer }],
  });
  expect(await screen.findByText(said)).toBeTruthy();
});
