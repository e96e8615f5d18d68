import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced, useDebouncedCall } from './use-debounced.ts';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('follows once the value has stood still', () => {
  const { result, rerender } = renderHook(useDebounced, { initialProps: '' });
  rerender('r');
  pass(200);
  rerender('ru');
  pass(200);
  expect(result.current).toBe('');
  pass(100);
  expect(result.current).toBe('ru');
});

it('calls once with the last of several values', () => {
  const ask = vi.fn();
  const { result } = renderHook(() => useDebouncedCall(ask));
  for (const typed of ['r', 'ru', 'rut']) result.current.soon(typed);
  pass(300);
  expect(ask.mock.calls).toEqual([['rut']]);
});

it('does at once what is sent, and not again what waited', () => {
  const ask = vi.fn();
  const { result } = renderHook(() => useDebouncedCall(ask));
  result.current.soon('ru');
  result.current.now('rut');
  pass(300);
  expect(ask.mock.calls).toEqual([['rut']]);
});

it('does nothing any more once its screen is gone', () => {
  const ask = vi.fn();
  const { result, unmount } = renderHook(() => useDebouncedCall(ask));
  result.current.soon('ru');
  unmount();
  pass(300);
  expect(ask).not.toHaveBeenCalled();
});
