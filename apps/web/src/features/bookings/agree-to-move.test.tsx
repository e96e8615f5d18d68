import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { agreeToMove, getBooking } from '@hafi/contract/bookings/bookings.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { answers } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { sampleOf } from '../../../test/sample-of.ts';

const { data: sample } = sampleOf(getBooking.output, { items: 1 }) as Answer<typeof getBooking>;
const nothing = {
  accept: false,
  agree: false,
  cancel: true,
  pay: false,
  reschedule: false,
  review: false,
  outcome: false,
  settle: false,
  waive: false,
  enter: false,
};
const show = (more: Partial<Booking>) => {
  const booking = { ...sample, status: 'booked' as const, agreed: false, ...more };
  return renderPage(`/bookings/${booking.id}`, {
    as: [booking.side === 'doctor' ? 'DOCTOR' : 'PATIENT'],
    answers: [
      answers(getBooking, { data: booking }),
      answers(agreeToMove, { data: { ...booking, agreed: true } }),
    ],
  });
};

vi.setConfig({ testTimeout: 60_000 });
beforeAll(loadAllParts, 120_000);

it('asks the patient whether the time to which the doctor moved it suits', async () => {
  const { api } = await show({ side: 'patient', can: { ...nothing, agree: true } });
  screen.getByText(/has chosen this time. Until you say .* does not see the health data/);
  fireEvent.click(screen.getByRole('button', { name: 'The time suits' }));
  await vi.waitFor(() => expect(api.requested).toContain(agreeToMove));
});

it('tells the doctor that the patient has not agreed', async () => {
  await show({ side: 'doctor', can: nothing });
  screen.getByText(/The patient has not said yet that this time suits/);
  expect(screen.queryByRole('button', { name: 'The time suits' })).toBeNull();
});
