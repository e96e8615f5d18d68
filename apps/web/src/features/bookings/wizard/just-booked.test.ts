import { beforeEach, expect, it } from 'vitest';
import { forgetBooked, justBooked, noteBooked } from './just-booked.ts';
import { readWizard } from './wizard.ts';

const doctorId = '0195a3b2-0000-7000-8000-000000000001';
const booked = { id: 'b1', doctorId, date: '2026-11-24', time: '10:30' };
const choices = (time: string) =>
  readWizard(new URLSearchParams({ doctor: doctorId, date: booked.date, time }), '2026-11-21');

beforeEach(() => sessionStorage.clear());

it('knows the choices that have become a booking, on the way back through the history', () => {
  expect(justBooked(choices('10:30'))).toBeNull();
  noteBooked(booked);
  expect(justBooked(choices('10:30'))).toBe('b1');
  expect(justBooked(choices('11:00'))).toBeNull();
});

it('lets the same time be chosen again, after the booking was cancelled', () => {
  noteBooked(booked);
  forgetBooked();
  expect(justBooked(choices('10:30'))).toBeNull();
});
