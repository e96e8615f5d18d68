import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type DueStage, startDueStage } from '../../test/due-stage.ts';
import type { Due } from './due.ts';

let stage: DueStage;
const started: Due[] = [];
beforeAll(async () => {
  stage = await startDueStage();
});
beforeEach(async () => {
  await stage.clear();
  // Only the polling is faked: the databases keep their own timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  for (const due of started.splice(0)) await due.stop();
});
afterAll(() => stage.close());

const start = (...works: Parameters<DueStage['process']>) => {
  const due = stage.process(...works);
  started.push(due);
  due.start();
  return due;
};

it('polls at once and at its interval, and no more once stopped', async () => {
  let polls = 0;
  const work = stage.batches({
    take: async () => {
      polls += 1;
      return [];
    },
  });
  const due = start(work);
  await expect.poll(() => polls).toBe(1);
  vi.advanceTimersByTime(2000);
  await expect.poll(() => polls).toBe(2);
  await due.stop();
  vi.advanceTimersByTime(60_000);
  due.kick('test.batches');
  await due.run('test.batches');
  expect(polls).toBe(3);
});

it('never polls twice at a time, and polls again when it was kicked meanwhile', async () => {
  const polls: (() => void)[] = [];
  const take = () => new Promise<[]>((resolve) => polls.push(() => resolve([])));
  const due = start(stage.batches({ take }));
  await expect.poll(() => polls).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  due.kick('test.batches');
  expect(polls).toHaveLength(1);
  polls[0]?.();
  await expect.poll(() => polls).toHaveLength(2);
  const stopped = due.stop();
  polls[1]?.();
  await stopped;
  expect(polls).toHaveLength(2);
});

it('takes together what is kicked within the time that a work gathers', async () => {
  let polls = 0;
  const take = async () => {
    polls += 1;
    return [];
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  const due = start({ ...stage.batches({ take }), gatherMs: 100 });
  await vi.waitFor(() => expect(polls).toBe(1));
  await due.run('test.batches');
  for (let times = 0; times < 3; times += 1) {
    due.kick('test.batches');
    vi.advanceTimersByTime(33);
  }
  expect(polls).toBe(2);
  vi.advanceTimersByTime(1);
  await vi.waitFor(() => expect(polls).toBe(3));
});

it('continues after a poll that failed', async () => {
  let polls = 0;
  const work = stage.batches({
    take: async () => {
      polls += 1;
      throw new Error('the database is away');
    },
  });
  start(work);
  await expect.poll(() => polls).toBe(1);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(2000);
      return polls;
    })
    .toBeGreaterThan(2);
});

it('runs everything that is due on demand, after what is under way', async () => {
  const due = stage.process(stage.batches({ batch: 10 }));
  await stage.fill(40);
  const runs = await Promise.all([1, 2, 3].map(() => due.run('test.batches')));
  expect(Math.max(...runs)).toBe(40);
  expect(await stage.done()).toEqual({ 1: 40 });
});

it('accepts one work for each id', () => {
  const work = stage.batches();
  expect(() => stage.process(work, work)).toThrow('two works are called test.batches');
  expect(() => stage.process().run('test.nothing')).toThrow('no such work');
});
