import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refetchMeanwhile } from './refetch-meanwhile.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('without a connection everything is refetched each minute, as long as somebody looks', () => {
  let connected = false;
  const refetch = vi.fn();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const stop = refetchMeanwhile(() => connected, refetch);
  vi.advanceTimersByTime(120_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  connected = true;
  vi.advanceTimersByTime(120_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  connected = false;
  visibility.mockReturnValue('hidden');
  vi.advanceTimersByTime(60_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  visibility.mockReturnValue('visible');
  vi.advanceTimersByTime(60_000);
  expect(refetch).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(120_000);
  expect(refetch).toHaveBeenCalledTimes(3);
});
