import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { listElders } from '@hafi/contract/circle/circle.contract';
import { type Activity, listActivity } from '@hafi/contract/notifications/notifications.contract';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

const today = dayInKigali(new Date());
const idOf = (place: number) => `019aa000-0000-7000-8000-00000000000${place}`;
const chantal = { id: idOf(9), name: 'Chantal Mukamana' };

const line = (place: number, more: Partial<Activity> = {}): Activity => ({
  id: idOf(place),
  kind: 'reading',
  text: `Heart rate measured: 7${place} bpm`,
  timestamp: instantAt(today, '00:01').toISOString(),
  elder: chantal,
  actor: null,
  link: '/healthcare?tab=vitals',
  ...more,
});

const open = (data: Activity[], nextCursor: string | null = null) =>
  renderPage('/activity', {
    as: ['FAMILY'],
    answers: [answers(listActivity, { data, nextCursor }), answers(listElders, { data: [] })],
  });

it('groups the lines by days, and says about whom, by whom and where', async () => {
  await open([
    line(1, { actor: { name: 'Claudine Uwase', isSelf: true } }),
    line(2, { actor: { name: 'Solange Ingabire', isSelf: false } }),
    line(3, { timestamp: instantAt(addDays(today, -1), '12:00').toISOString(), link: null }),
    line(4, {
      kind: 'circle',
      text: 'New in the circle',
      actor: { name: 'Claudine Uwase', isSelf: false },
    }),
  ]);
  await screen.findByText(/71 bpm/);
  const [first, second] = within(screen.getByRole('main')).getAllByRole('list');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Today',
    'Yesterday',
  ]);
  const notified = within(first as HTMLElement)
    .getAllByRole('listitem')
    .map((each) => each.textContent);
  expect(notified[0]).toMatch(
    /^Heart rate measured: 71 bpm.*\u00a0· Chantal Mukamana\u00a0· by you$/,
  );
  expect(notified[1]).toMatch(/· Chantal Mukamana\u00a0· by Solange Ingabire$/);
  expect(notified[2]).toMatch(
    /^New in the circle.*\u00a0· Chantal Mukamana\u00a0· Claudine Uwase$/,
  );
  expect(screen.getByRole('link', { name: /71 bpm/ }).getAttribute('href')).toBe(
    '/healthcare?tab=vitals',
  );
  expect(within(second as HTMLElement).queryByRole('link')).toBeNull();
});

it('says that nothing has happened only when that was the answer', async () => {
  await open([]);
  await screen.findByText('Nothing yet');
});

it('says that it did not arrive, with a way to try again', async () => {
  await renderPage('/activity', {
    as: ['FAMILY'],
    answers: [fails(listActivity), answers(listElders, { data: [] })],
  });
  await screen.findByText('Your activity did not arrive');
  expect(screen.queryByText('Nothing yet')).toBeNull();
});
