import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../log/log.ts';
import { startTicks } from './ticks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const log = createLog('silent');

it('runs at once and in its rhythm, and no more once stopped', async () => {
  let runs = 0;
  const ticks = startTicks([{ id: 'count', everySeconds: 2, run: async () => (runs += 1) }], log);
  expect(runs).toBe(1);
  await vi.advanceTimersByTimeAsync(6000);
  expect(runs).toBe(4);
  await ticks.stop();
  await vi.advanceTimersByTimeAsync(6000);
  expect(runs).toBe(4);
});

it('waits for the run before, goes on after a failure, and ends with the last run', async () => {
  let runs = 0;
  let release: () => void = () => undefined;
  const run = () => {
    runs += 1;
    if (runs === 1) return Promise.reject(new Error('once'));
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  const ticks = startTicks([{ id: 'slow', everySeconds: 1, run }], log);
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toBe(2);
  let stopped = false;
  const stopping = ticks.stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(100);
  expect(stopped).toBe(false);
  release();
  await stopping;
});
