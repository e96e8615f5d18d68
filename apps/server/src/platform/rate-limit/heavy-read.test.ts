import { expect, it } from 'vitest';
import { heavyRead, heavyReads } from './heavy-read.ts';
import type { RateLimiter } from './rate-limit.ts';

const process = () => ({ rateLimiter: {} as RateLimiter });

it('runs two of one person at once, lets a few wait and refuses the rest; others go on', async () => {
  const platform = process();
  const doors: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const read = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((open) => void doors.push(open));
    running -= 1;
    return 'read';
  };
  const mine = Array.from({ length: 40 }, () => heavyRead(platform, 'one', read));
  const settled = Promise.allSettled(mine);
  expect(await heavyRead(platform, 'other', async () => 'at once')).toBe('at once');
  const admitted = heavyReads.atOnce + heavyReads.waiting;
  for (let opened = 0; opened < admitted; opened += 1) {
    await expect.poll(() => doors.length).toBeGreaterThan(0);
    doors.shift()?.();
  }
  const results = await settled;
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(admitted);
  const refused = results.find((each) => each.status === 'rejected');
  expect(refused?.reason).toMatchObject({ code: 'too-many-requests', retryAfterSeconds: 2 });
  expect(most).toBe(heavyReads.atOnce);
});

it('frees its permit after a failure', async () => {
  const platform = process();
  const fail = () => heavyRead(platform, 'one', () => Promise.reject(new Error('broken')));
  for (let times = 0; times < 5; times += 1) await expect(fail()).rejects.toThrow('broken');
  expect(await heavyRead(platform, 'one', async () => 'read')).toBe('read');
});
