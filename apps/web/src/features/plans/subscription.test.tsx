import { listElders } from '@hafi/contract/circle/circle.contract';
import { getElderPlan, startPlan } from '@hafi/contract/plans/subscriptions.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { planElder as elder, noPlan as none } from '../../../test/plan-samples.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const open = (search: string, plan = none, more: Parameters<typeof answers>[0][] = []) =>
  renderPage(`/subscription${search}`, {
    as: ['FAMILY'],
    answers: [
      ...more.map((endpoint) => fails(endpoint, 409, 'plan-exists')),
      answers(listElders, { data: [elder] }),
      answers(getElderPlan, { data: plan }),
    ],
  });

it.each(['', '?plan=gold', '?plan=premium'])(
  'leads to the prices without a plan: %s',
  async (search) => {
    await open(search);
    await screen.findByRole('heading', { level: 1, name: 'Choose Your Care Plan' });
  },
);

it('shows six features and how many more, monthly at first, and can be switched', async () => {
  await open('?plan=complete');
  const summary = within(await screen.findByLabelText('Your plan'));
  expect(summary.getAllByRole('listitem')).toHaveLength(6);
  summary.getByText(/^\+ \d+ more features$/);
  summary.getByText(/^18,000\sRWF$/);
  for (const name of ['terms', 'privacy policy']) screen.getByRole('link', { name });
  const back = screen.getAllByRole('link', { name: /Pricing$/ })[0];
  expect(back?.getAttribute('href')).toBe('/pricing');
  await act(async () => {
    fireEvent.click(screen.getByRole('radio', { name: /^Yearly/ }));
  });
  summary.getByText(/^180,000\sRWF$/);
});

it('says so when somebody else has started one meanwhile', async () => {
  await open('?plan=complete', none, [startPlan]);
  await act(async () => {
    fireEvent.click(screen.getByRole('checkbox'));
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Start 30 free days' }));
  });
  // In the words of the server.
  await screen.findByText(/It did not work/);
});
