import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebounced, useDebouncedBox } from './use-debounced.ts';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('follows once the text has not changed for the delay', () => {
  const { result, rerender } = renderHook(useDebounced, { initialProps: '' });
  rerender('r');
  pass(200);
  rerender('ru');
  pass(200);
  expect(result.current).toBe('');
  pass(100);
  expect(result.current).toBe('ru');
});

it('ignores surrounding spaces, and empties at once', () => {
  const { result, rerender } = renderHook(useDebounced, { initialProps: ' ru' });
  expect(result.current).toBe('ru');
  rerender('ru ');
  expect(result.current).toBe('ru');
  rerender(' ');
  expect(result.current).toBe('');
});

function box(requested = '') {
  const ask = vi.fn();
  const view = renderHook((address: string) => useDebouncedBox(address, ask), {
    initialProps: requested,
  });
  const type = (value: string) => act(() => view.result.current.type(value));
  return { ...view, ask, type };
}

it('asks once for the last of several values, and shows each at once', () => {
  const { ask, result, type } = box();
  for (const typed of ['r', 'ru', 'rut ']) type(typed);
  expect(result.current.typed).toBe('rut ');
  expect(ask).not.toHaveBeenCalled();
  pass(300);
  expect(ask.mock.calls).toEqual([['rut']]);
});

it('asks at once on submit, and drops the pending call', () => {
  const { ask, result, type } = box();
  type('rut');
  act(() => result.current.send());
  pass(300);
  expect(ask.mock.calls).toEqual([['rut']]);
});

it('follows back and forward, and leaves alone what is being typed', () => {
  const { rerender, result, type } = box('rut');
  rerender('ana');
  expect(result.current.typed).toBe('ana');
  type('ana ');
  rerender('ana');
  expect(result.current.typed).toBe('ana ');
});

it('asks nothing any more once another page was opened, which may still be loading', () => {
  const { ask, type } = box();
  type('ru');
  history.pushState(null, '', '/elsewhere');
  pass(300);
  expect(ask).not.toHaveBeenCalled();
});

it('asks nothing any more after it is unmounted', () => {
  const { ask, type, unmount } = box();
  type('ru');
  unmount();
  pass(300);
  expect(ask).not.toHaveBeenCalled();
});
