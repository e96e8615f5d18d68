import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../lib/words/words.ts';
import { When } from './when.tsx';

beforeEach(async () => {
  await setLocale('en');
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-22T08:00:30Z'));
});
afterEach(() => {
  vi.useRealTimers();
});

const time = () => screen.getByText(/ago|now/i);

it('shows a relative time, with the date and time available', () => {
  render(<When at="2026-11-22T06:00:00Z" />);
  expect(time().textContent).toBe('2 hours ago');
  expect(time().getAttribute('datetime')).toBe('2026-11-22T06:00:00Z');
  expect(time().title).toContain('2026');
});

it('is updated while the page is open', () => {
  render(<When at="2026-11-22T08:00:20Z" />);
  expect(time().textContent).toBe('Just now');
  act(() => vi.advanceTimersByTime(2 * 60_000));
  expect(time().textContent).toBe('1 minute ago');
});
