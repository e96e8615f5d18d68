import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNow } from './use-now.ts';

const start = new Date('2026-11-22T08:00:20Z');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
});
afterEach(() => {
  vi.useRealTimers();
});

it('is the moment at which it is first asked, however long the page was open before', () => {
  vi.setSystemTime(new Date('2026-11-22T09:30:00Z'));
  const { result } = renderHook(useNow);
  expect(result.current.toISOString()).toBe('2026-11-22T09:30:00.000Z');
});

it('goes on when the next minute begins', () => {
  const { result } = renderHook(useNow);
  act(() => vi.advanceTimersByTime(39_000));
  expect(result.current).toEqual(start);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current.toISOString()).toBe('2026-11-22T08:01:00.000Z');
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.toISOString()).toBe('2026-11-22T08:02:00.000Z');
});

it('is right again at once when somebody returns to the page', () => {
  const { result } = renderHook(useNow);
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.toISOString()).toBe('2026-11-22T12:00:00.000Z');
});

it('lets the timer go with the last screen that asked', () => {
  const one = renderHook(useNow);
  const other = renderHook(useNow);
  one.unmount();
  expect(vi.getTimerCount()).toBe(1);
  other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
