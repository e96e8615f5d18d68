import { beforeEach, expect, it } from 'vitest';
import { forgetBooked, justBooked, noteBooked } from './just-booked.ts';
import { readWizard } from './wizard.ts';

const doctorId = '0195a3b2-0000-7000-8000-000000000001';
const booked = { id: 'b1', doctorId, date: '2026-11-24', time: '10:30' };
const choices = (time: string) =>
  readWizard(new URLSearchParams({ doctor: doctorId, date: booked.date, time }), '2026-11-21');

// The history: the payment has taken the place of the confirmed entry.
const [before, confirmed] = ['entry-3', 'entry-4'];

beforeEach(() => sessionStorage.clear());

it('knows the choices that have become a booking, on the way back through the history', () => {
  expect(justBooked(choices('10:30'), before)).toBeNull();
  noteBooked(booked, confirmed);
  expect(justBooked(choices('10:30'), before)).toBe('b1');
  expect(justBooked(choices('11:00'), before)).toBeNull();
});

it('leads nowhere from the entry in which it was confirmed, while the payment loads', () => {
  noteBooked(booked, confirmed);
  expect(justBooked(choices('10:30'), confirmed)).toBeNull();
});

it('lets the same time be chosen again, after the booking was cancelled', () => {
  noteBooked(booked, confirmed);
  forgetBooked();
  expect(justBooked(choices('10:30'), before)).toBeNull();
});
