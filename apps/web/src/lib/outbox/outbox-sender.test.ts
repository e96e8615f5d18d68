import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lane } from './lanes.ts';
import { outboxChanged } from './outbox-changes.ts';
import { startSending } from './outbox-sender.ts';

let tried: Lane[];
/** Whether sending a lane succeeds. */
let arrives: (lane: Lane) => Promise<boolean>;
let stop: () => void;

const start = () => {
  ({ stop } = startSending({
    sendLane: (lane) => {
      tried.push(lane);
      return arrives(lane);
    },
  }));
};
const countOf = (lane: Lane) => tried.filter((each) => each === lane).length;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  tried = [];
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('tries every lane at once, emergencies first, and stops when nothing waits', async () => {
  arrives = async () => true;
  start();
  await pass(0);
  expect(tried).toEqual(['emergency', 'daily', 'messages', 'uploads']);
  await pass(3600);
  expect(tried).toHaveLength(4);
});

it('retries after growing pauses, each lane separately', async () => {
  arrives = async (lane) => lane !== 'daily';
  start();
  await pass(0);
  const pauses: number[] = [];
  for (let seen = countOf('daily'), seconds = 0; pauses.length < 10; ) {
    await pass(1);
    seconds += 1;
    if (countOf('daily') === seen) continue;
    pauses.push(seconds);
    seconds = 0;
    seen = countOf('daily');
  }
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
  expect(countOf('messages')).toBe(1);
});

it('never delays an emergency for long', async () => {
  arrives = async (lane) => lane !== 'emergency';
  start();
  await pass(120);
  const before = countOf('emergency');
  await pass(60);
  expect(countOf('emergency') - before).toBe(4);
});

it('is never put off by what others write meanwhile', async () => {
  arrives = async () => false;
  start();
  await pass(120);
  const before = countOf('emergency');
  for (let seconds = 0; seconds < 60; seconds += 1) {
    outboxChanged();
    await pass(1);
  }
  expect(countOf('emergency') - before).toBeGreaterThanOrEqual(4);
});

it('retries at once when the network or the person returns', async () => {
  arrives = async () => false;
  start();
  await pass(600);
  const before = countOf('daily');
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(countOf('daily')).toBe(before + 1);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect(countOf('daily')).toBe(before + 2);
});

it('lets no lane wait for a hanging one, and delays files only for an emergency', async () => {
  let notified: (arrived: boolean) => void = () => undefined;
  arrives = (lane) =>
    lane === 'emergency'
      ? new Promise((resolve) => {
          notified = resolve;
        })
      : Promise.resolve(true);
  start();
  await pass(0);
  expect(tried).toEqual(['emergency', 'daily', 'messages']);
  notified(true);
  await pass(0);
  expect(tried).toEqual(['emergency', 'daily', 'messages', 'uploads']);
});

it('sends nothing but emergencies while the page is hidden', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  arrives = async () => true;
  start();
  await pass(10);
  expect(tried).toEqual(['emergency']);
});
