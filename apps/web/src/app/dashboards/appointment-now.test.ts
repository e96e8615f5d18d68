import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { expect, test } from 'vitest';
import { appointmentNow } from './appointment-now.ts';

const booked = {
  side: 'patient',
  startsAt: '2026-11-25T08:00:00Z',
  endsAt: '2026-11-25T08:30:00Z',
};
const at = (change: object, time: string) =>
  appointmentNow([{ ...booked, ...change } as Booking], new Date(`2026-11-25T${time}:00Z`)) !==
  undefined;

test('is entered while its door is open, also after its end', () => {
  const video = { mode: 'video', status: 'booked', can: { enter: true } };
  expect([at(video, '07:49'), at(video, '07:50')]).toEqual([false, true]);
  const over = { ...video, status: 'fulfilled' };
  expect([at(over, '08:59'), at(over, '09:00')]).toEqual([true, false]);
  expect(at({ ...over, can: { enter: false } }, '08:40')).toBe(false);
});

test('is expected by phone from a quarter of an hour before until its end', () => {
  const phone = { mode: 'phone', status: 'booked', can: { enter: false } };
  expect(['07:44', '07:45', '08:30'].map((time) => at(phone, time))).toEqual([false, true, false]);
});
