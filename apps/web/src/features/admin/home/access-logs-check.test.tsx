import { getOverview } from '@hafi/contract/admin/admin.contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import type { LogsCheck } from './overview.queries.ts';

const check: LogsCheck = {
  checkedAt: '2026-11-23T00:15:00.000Z',
  checked: 12,
  altered: 0,
  overdue: false,
};
const overview = (accessLogs: LogsCheck | null) =>
  answers(getOverview, {
    data: {
      people: 1,
      doctorsListed: 0,
      peopleWaiting: 0,
      bookingsToday: 0,
      bookingsComing: 0,
      paymentsPending: 0,
      bankLinesWaiting: 0,
      paidThisMonth: 0,
      undelivered: 0,
      accessLogs,
    },
  });
const draw = (answer: FakeAnswer) => renderPage('/admin', { as: ['ADMIN'], answers: [answer] });

const calm = '12 logs, all unaltered';

test('says what the night found, and when', async () => {
  await draw(overview(check));
  await screen.findByText(calm);
  expect(screen.getByText(/^Last checked/).querySelector('time')?.dateTime).toBe(check.checkedAt);
});

test('an altered log is an alarm', async () => {
  await draw(overview({ ...check, altered: 1 }));
  await screen.findByText(/^1 log does not fit its seal/);
  expect(screen.queryByText(calm)).toBeNull();
});

test('a check that did not run is not calm, whatever it found before', async () => {
  await draw(overview({ ...check, overdue: true }));
  await screen.findByText(/^The check should have run since/);
  expect(screen.queryByText(calm)).toBeNull();
});

test('nothing checked yet is said', async () => {
  await draw(overview(null));
  await screen.findByText('No log was checked yet. It happens every night.');
});

test('says that it did not arrive', async () => {
  await draw(fails(getOverview));
  await screen.findByText('The check did not arrive');
  expect(screen.queryByText(/unaltered/)).toBeNull();
});
