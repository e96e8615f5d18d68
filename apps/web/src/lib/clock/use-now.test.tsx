import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerDate } from './server-clock.ts';
import { useNow } from './use-now.ts';

const start = new Date('2026-11-22T08:00:20Z');

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(start);
});
afterEach(() => {
  vi.useRealTimers();
});

it('is the time at which it is first read, however long the page was open before', () => {
  vi.setSystemTime(new Date('2026-11-22T09:30:00Z'));
  const { result } = renderHook(() => useNow());
  expect(result.current.toISOString()).toBe('2026-11-22T09:30:00.000Z');
});

it('changes when the next minute begins', () => {
  const { result } = renderHook(() => useNow());
  act(() => vi.advanceTimersByTime(39_000));
  expect(result.current).toEqual(start);
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current.toISOString()).toBe('2026-11-22T08:01:00.000Z');
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current.toISOString()).toBe('2026-11-22T08:02:00.000Z');
});

it('is updated at once when somebody returns to the page', () => {
  const { result } = renderHook(() => useNow());
  vi.setSystemTime(new Date('2026-11-22T12:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.toISOString()).toBe('2026-11-22T12:00:00.000Z');
});

it('is updated as often as the screen needs it', () => {
  const { result } = renderHook(() => useNow(1_000));
  act(() => vi.advanceTimersByTime(1_000));
  expect(result.current.toISOString()).toBe('2026-11-22T08:00:21.000Z');
});

it('is the server’s time once it is known, on a device two hours ahead', () => {
  const { result } = renderHook(() => useNow());
  act(() => noteServerDate('Sun, 22 Nov 2026 06:00:20 GMT', Date.now()));
  expect(result.current.toISOString()).toMatch(/^2026-11-22T06:00:20/);
  // The next minute begins by the server's clock.
  act(() => vi.advanceTimersByTime(40_000));
  expect(result.current.toISOString()).toMatch(/^2026-11-22T06:01:00/);
  act(() => noteServerDate(new Date().toUTCString(), Date.now()));
  expect(result.current).toEqual(new Date());
});

it('stops the timer with the last screen that uses it', () => {
  const one = renderHook(() => useNow());
  const other = renderHook(() => useNow());
  one.unmount();
  expect(vi.getTimerCount()).toBe(1);
  other.unmount();
  expect(vi.getTimerCount()).toBe(0);
});
