import type { Answer } from '@hafi/contract/core/endpoint';
import * as contract from '@hafi/contract/payments/bank-statements.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { sampleOf } from '../../../../test/sample-of.ts';

const desk = sampleOf(contract.getBankDesk.output, { items: 0 }) as Answer<
  typeof contract.getBankDesk
>;
const line = { day: '2026-11-20', amount: 4400, bankReference: null };
const read: contract.ReadStatement = {
  added: 0,
  known: 0,
  doubtful: [
    {
      ...line,
      text: 'Vir  Uwasé',
      row: 7,
      state: 'open',
      reference: null,
      fits: false,
      known: { ...line, text: 'VIR UWASE' },
    },
  ],
  doubtfulCount: 1,
  unreadable: [{ row: 3, why: 'sign', text: '24/11/2026 · Refund · 17002 · XX' }],
  unreadableCount: 1,
  fitting: 0,
  different: 0,
  unknown: 0,
  out: 0,
  lines: [],
};

beforeAll(loadAllParts, 120_000);

it('names the rows that are not read, and asks of each line that is perhaps known', async () => {
  const page = await renderPage('/admin/bank', {
    as: ['ADMIN'],
    answers: [
      answers(contract.getBankDesk, desk),
      answers(contract.importStatement, { data: read }),
    ],
  });
  const file = new File(['x'], 'november.csv', { type: 'text/csv' });
  fireEvent.change(await screen.findByLabelText('Choose a statement', { selector: 'input' }), {
    target: { files: [file] },
  });
  const row = await screen.findByText('24/11/2026 · Refund · 17002 · XX');
  expect(row.closest('li')?.textContent).toContain('Row 3');
  expect(row.closest('li')?.textContent).toContain('whether the money came or left');
  fireEvent.click(screen.getByRole('button', { name: 'Import it' }));
  expect(await screen.findByText(/Please say first of each line/)).toBeTruthy();
  const requested = screen.getByRole('group', { name: 'Row 7: is it the same money?' });
  fireEvent.click(within(requested).getByLabelText('Another one: add it'));
  fireEvent.click(screen.getByRole('button', { name: 'Import it' }));
  expect(await screen.findByText('The statement is imported.')).toBeTruthy();
  expect(page).toBeTruthy();
});
