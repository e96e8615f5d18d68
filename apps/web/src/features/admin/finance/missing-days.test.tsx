import { listMissingStatements } from '@hafi/contract/payments/reconciliation.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';

beforeAll(loadAllParts, 120_000);

const draw = async (answer: FakeAnswer) => {
  await renderPage('/admin/finance?tab=providers', { as: ['ADMIN'], answers: [answer] });
  return within(await screen.findByRole('region', { name: /^Not compared yet/ }));
};
const since = '2026-08-25';
const calm = /^Every day since .* was compared/;

test('that nothing is missing is said only where the answer says so', async () => {
  const sheet = await draw(answers(listMissingStatements, { data: { since, days: [] } }));
  expect((await sheet.findByText(calm)).textContent).toContain('25 August 2026');
});

test('what did not arrive is not taken for calm', async () => {
  const sheet = await draw(fails(listMissingStatements));
  await sheet.findByText('The days that are missing did not arrive');
  expect(sheet.queryByText(calm)).toBeNull();
});

test('a day is chosen for its list by a press', async () => {
  const day = {
    method: 'airtel' as const,
    day: '2026-11-20',
    movements: 2,
    came: 17_000,
    went: 2000,
  };
  const sheet = await draw(answers(listMissingStatements, { data: { since, days: [day] } }));
  await sheet.findByText(/17,000 RWF came in and 2,000 RWF went out\./);
  expect(sheet.queryByText(calm)).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: /^Import its list/ }));
  expect(screen.getByLabelText('Day')).toHaveProperty('value', '2026-11-20');
  expect(screen.getByLabelText('Provider')).toHaveProperty('value', 'airtel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose the file' }));
});
