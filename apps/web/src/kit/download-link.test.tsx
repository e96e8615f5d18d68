import type { Answer } from '@hafi/contract/core/endpoint';
import {
  getPayment,
  getReceipt,
  listPayments,
  type Payment,
} from '@hafi/contract/payments/payments.contract';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../test/render-page.tsx';
import { sampleOf } from '../../test/sample-of.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);
afterEach(() => vi.restoreAllMocks());

const { data: payment } = sampleOf(getPayment.output, { items: 1 }) as Answer<typeof getPayment>;
const data: Payment = { ...payment, method: 'mtn', status: 'succeeded', refunds: [] };

it.each([
  ['the server refuses it', fails(getReceipt, 409, 'no-receipt')],
  ['it does not come', fails(getReceipt)],
])('says on the page that a file did not come: %s', async (_why, answer) => {
  await renderPage(`/payments/${payment.id}`, {
    as: ['PATIENT'],
    answers: [answers(getPayment, { data }), answer],
  });
  const link = await screen.findByRole('link', { name: 'Download as PDF' });
  expect(link.getAttribute('href')).toBe(`/api/payments/${payment.id}/receipt.pdf`);
  fireEvent.click(link);
  expect((await screen.findByRole('alert')).textContent).toMatch(/That was not done/);
});

it('names the elder and the time of a plan that was paid', async () => {
  const paidFor = {
    kind: 'plan',
    plan: 'complete',
    elder: 'Espérance Mukamana',
    from: '2027-01-31',
    to: '2027-02-28',
  } as const;
  await renderPage('/payments', {
    as: ['PATIENT'],
    answers: [answers(listPayments, { data: [{ ...data, paidFor }], nextCursor: null })],
  });
  await screen.findByText(
    /^Care plan of Espérance Mukamana, from 31 January 2027 up to 28 February 2027$/,
  );
});
