import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../test/test-clock.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { createRateLimiter } from './rate-limit.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const allowance = { max: 3, seconds: 60 };

describe('the rate limiter', () => {
  it('refuses the fourth attempt of three, says how long to wait, and opens again', async () => {
    const clock = testClock('2026-11-23T06:00:00Z');
    const limiter = createRateLimiter(database.db, clock);
    for (let tries = 0; tries < 3; tries += 1) await limiter.take('a', allowance);
    await expect(limiter.take('a', allowance)).rejects.toMatchObject({
      code: 'too-many-requests',
      retryAfterSeconds: 60,
    });
    await limiter.take('b', allowance);
    clock.advance({ seconds: 61 });
    await limiter.take('a', allowance);
  });

  it('counts attempts that arrive at the same time', async () => {
    const limiter = createRateLimiter(database.db, testClock('2026-11-23T06:00:00Z'));
    const tries = Array.from({ length: 20 }, () => limiter.take('c', allowance));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('counts and checks several limits at once, whichever is used up first', async () => {
    const clock = testClock('2026-11-23T06:00:00Z');
    const limiter = createRateLimiter(database.db, clock);
    const both = [
      ['several:"person"', allowance],
      ['several:phone', { max: 2, seconds: 30 }],
    ] as const;
    await limiter.takeEach([]);
    await Promise.all([limiter.takeEach(both), limiter.takeEach(both.toReversed())]);
    await expect(limiter.checkEach(both)).rejects.toMatchObject({ retryAfterSeconds: 30 });
    await limiter.check('several:"person"', allowance);
    await expect(limiter.takeEach(both)).rejects.toMatchObject({ retryAfterSeconds: 30 });
    await expect(limiter.check('several:"person"', allowance)).rejects.toThrow();
    clock.advance({ seconds: 31 });
    await expect(limiter.checkEach(both)).rejects.toMatchObject({ retryAfterSeconds: 29 });
    clock.advance({ seconds: 30 });
    await limiter.takeEach(both);
  });

  it('resets after a success, and checks without counting', async () => {
    const limiter = createRateLimiter(database.db, testClock('2026-11-23T06:00:00Z'));
    for (let tries = 0; tries < 3; tries += 1) await limiter.take('d', allowance);
    await expect(limiter.check('d', allowance)).rejects.toMatchObject({ status: 429 });
    await limiter.reset('d');
    for (let tries = 0; tries < 9; tries += 1) await limiter.check('d', allowance);
    await limiter.take('d', allowance);
  });
});
