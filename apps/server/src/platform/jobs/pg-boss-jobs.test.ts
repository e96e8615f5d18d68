import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { asJob, type Job } from './jobs.ts';
import { createJobs } from './pg-boss-jobs.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('jobs', () => {
  it('runs what was queued and tries a failed run again', async () => {
    const jobs = createJobs(database, createLog('silent'));
    const seen: string[] = [];
    let failures = 0;
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const greet: Job<{ name: string }> = {
      id: 'greet',
      payload: z.object({ name: z.string() }),
      run: async ({ name }) => {
        if (name === 'Patrick' && failures === 0) {
          failures += 1;
          throw new Error('try again');
        }
        seen.push(name);
        if (seen.length === 2) finish();
      },
    };
    await jobs.start([asJob(greet)]);
    await jobs.enqueue(greet, { name: 'Patrick' });
    await jobs.enqueue(greet, { name: 'Chantal' });
    await finished;
    await jobs.stop();
    expect(seen.toSorted()).toEqual(['Chantal', 'Patrick']);
  });
});
