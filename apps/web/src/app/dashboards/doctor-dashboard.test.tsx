import { listGlances } from '@hafi/contract/alerts/glances.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  acceptBooking,
  getCalendar,
  listWaitingBookings,
} from '@hafi/contract/practice/practice.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const waiting = sampleOf(listWaitingBookings.output, { items: 1 }) as Answer<
  typeof listWaitingBookings
>;

beforeAll(loadAllParts, 120_000);

it('asks again how the patients are once an appointment is accepted: that of today brings one', async () => {
  const data = waiting.data.map((booking) => ({
    ...booking,
    can: { ...booking.can, accept: true },
  }));
  const { api } = await renderPage('/doctor-dashboard', {
    as: ['DOCTOR'],
    answers: [
      answers(listWaitingBookings, { data }),
      answers(getCalendar, { data: { days: [], bookings: [], later: 0 } }),
    ],
  });
  const requested = () => api.requested.filter((endpoint) => endpoint === listGlances).length;
  const before = requested();
  expect(before).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: /^Accept/ }));
  await waitFor(() => expect(api.requested).toContain(acceptBooking));
  await waitFor(() => expect(requested()).toBe(before + 1));
});
