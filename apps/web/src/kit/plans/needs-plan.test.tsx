import {
  getCalendarFeedState,
  makeCalendarFeed,
} from '@hafi/contract/bookings/calendar-feed.contract';
import { type Elder, listElders } from '@hafi/contract/circle/circle.contract';
import type { ElderPlan } from '@hafi/contract/plans/subscription.schemas';
import { getElderPlan } from '@hafi/contract/plans/subscriptions.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { noPlan, planElder } from '../../../test/plan-samples.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const elder: Elder = { ...planElder, permissions: ['messages'] };
const sister = { id: '01900000-0000-7000-8000-0000000000bb', name: 'Claudine Uwase' };
const none: ElderPlan = { ...noPlan, deciders: [...noPlan.deciders, sister] };

/** Asks for the link to the own calendar, which a plan opens. */
async function askForTheLink(elders: readonly Elder[], plan: ElderPlan) {
  await renderPage('/settings?tab=calendar', {
    as: ['FAMILY'],
    answers: [
      answers(getCalendarFeedState, { data: { active: false, createdAt: null } }),
      fails(makeCalendarFeed, 403, 'needs-plan'),
      answers(listElders, { data: [...elders] }),
      answers(getElderPlan, { data: plan }),
    ],
  });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Make the link' }));
  });
}

it('leads who may buy to the smallest plan that opens it, and back', async () => {
  await askForTheLink([elder], none);
  await screen.findByText('This belongs to the plan Essential Care');
  const way = screen.getByRole('link', { name: 'See the plan: 30 days free' });
  expect(way.getAttribute('href')).toBe(
    `/subscription?plan=essential&elder=${elder.id}&next=%2Fsettings%3Ftab%3Dcalendar`,
  );
});

it('tells who may not whom to ask', async () => {
  await askForTheLink([elder], { ...none, can: { start: false, manage: false } });
  await screen.findByText(/Ask who can choose it: Marie Mukamana, Claudine Uwase\.$/);
  expect(screen.queryByRole('link', { name: /See the plan/ })).toBeNull();
});

it('says to who is in no circle that a plan belongs to an elder', async () => {
  await askForTheLink([{ ...elder, by: 'visit' }], none);
  await screen.findByText(/you are in nobody's circle yet/);
});
