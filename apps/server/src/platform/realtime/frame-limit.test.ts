import { expect, test } from 'vitest';
import { createFrameLimit } from './frame-limit.ts';

/** What becomes of so many frames, each some milliseconds after the one before. */
function frames(count: number, everyMs: number) {
  let now = 0;
  const limit = createFrameLimit(() => now);
  const verdicts = { passed: 0, dropped: 0, closed: 0 };
  for (let nth = 0; nth < count; nth += 1) {
    verdicts[limit.take()] += 1;
    now += everyMs;
  }
  return verdicts;
}

test('somebody who types is heard, who hammers is dropped, who goes on is closed', () => {
  expect(frames(1000, 250)).toEqual({ passed: 1000, dropped: 0, closed: 0 });
  expect(frames(100, 0)).toEqual({ passed: 30, dropped: 70, closed: 0 });
  expect(frames(300, 0)).toEqual({ passed: 30, dropped: 200, closed: 70 });
});

test('who was quiet for a while is trusted again', () => {
  let now = 0;
  const limit = createFrameLimit(() => now);
  const burst = () => Array.from({ length: 150 }, () => limit.take());
  for (let times = 0; times < 5; times += 1) {
    expect(burst()).not.toContain('closed');
    now += 10_000;
  }
});
