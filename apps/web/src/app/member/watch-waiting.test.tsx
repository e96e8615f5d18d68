import { getWaiting } from '@hafi/contract/admin/admin.contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const side = () => within(screen.getByRole('navigation', { name: 'Main' }));

it('counts in the navigation of a coordinator what waits', async () => {
  const waiting = { people: 2, inbox: 4, reports: 0, payments: 6, bankLines: 1 };
  await renderPage('/admin', { as: ['ADMIN'], answers: [answers(getWaiting, { data: waiting })] });
  for (const name of [/^People 2 waiting/, /^Inbox 4 waiting/, /^Money 6 waiting/]) {
    await side().findByRole('link', { name });
  }
  side().getByRole('link', { name: /^Bank payments 1 waiting/ });
  side().getByRole('link', { name: 'Reports' });
});

it('shows no number that nobody knows', async () => {
  await renderPage('/admin', { as: ['ADMIN'], answers: [fails(getWaiting)] });
  side().getByRole('link', { name: 'Inbox' });
  expect(side().queryByText(/waiting/)).toBeNull();
});
