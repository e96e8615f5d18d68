import type { Role } from '@hafi/contract/accounts/roles';
import { getCalendar } from '@hafi/contract/practice/practice.contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answers } from '../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../test/render-page.tsx';

beforeAll(loadAllParts, 120_000);
afterEach(() => {
  vi.restoreAllMocks();
  dispatchEvent(new Event('online'));
});

const pages: readonly [string, Role][] = [
  ['/dashboard', 'PATIENT'],
  ['/family-dashboard', 'FAMILY'],
  ['/caregiver-dashboard', 'CAREGIVER'],
  ['/doctor-dashboard', 'DOCTOR'],
  ['/volunteer-dashboard', 'VOLUNTEER'],
  ['/admin', 'ADMIN'],
  ['/profile', 'PATIENT'],
  ['/profile?tab=privacy', 'PATIENT'],
  ['/settings?tab=privacy', 'PATIENT'],
];

it.each(pages)('%s says once, to a %s, how old it is', async (path, role) => {
  // A sample day has no times.
  const calendar = answers(getCalendar, { data: { days: [], bookings: [], later: 0 } });
  await renderPage(path, { as: [role], answers: [calendar] });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  const main = within(screen.getByRole('main'));
  expect(main.getAllByText('No internet.')).toHaveLength(1);
  expect(main.getAllByText(/^What you see is from/)).toHaveLength(1);
});
