import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type DueStage, startDueStage } from '../../test/due-stage.ts';
import { cronWork, nextRun } from './cron.ts';

let stage: DueStage;
beforeAll(async () => {
  stage = await startDueStage();
});
beforeEach(() => stage.clear());
afterAll(() => stage.close());

test.each([
  [{ hour: 1, minute: 30 }, '2026-11-23T06:00:00Z', '2026-11-24T01:30:00.000Z'],
  [{ hour: 1, minute: 30 }, '2026-11-23T01:29:59.999Z', '2026-11-23T01:30:00.000Z'],
  [{ hour: 1, minute: 30 }, '2026-11-23T01:30:00Z', '2026-11-24T01:30:00.000Z'],
  [{ minute: 20 }, '2026-11-23T06:19:00Z', '2026-11-23T06:20:00.000Z'],
  [{ minute: 20 }, '2026-12-31T23:20:00Z', '2027-01-01T00:20:00.000Z'],
  [{ hour: 0, minute: 0 }, '2028-02-28T00:00:00Z', '2028-02-29T00:00:00.000Z'],
])('after %o and %s comes %s', (at, now, next) => {
  expect(nextRun(at, new Date(now)).toISOString()).toBe(next);
});

/** A process whose cron sweeps every hour at 20 minutes past. */
function sweeper() {
  const state = { runs: 0, broken: false };
  const run = async () => {
    if (state.broken) throw new TypeError('no');
    state.runs += 1;
  };
  const cron = { id: 'test.sweep', at: { minute: 20 }, run };
  const due = stage.process(cronWork({ db: stage.db, clock: stage.clock }, [cron]));
  return { state, run: () => due.run('cron') };
}

describe('scheduled work', () => {
  it('runs at its time in one process, and once after an outage', async () => {
    const [one, two] = [sweeper(), sweeper()];
    const both = async (instant: string) => {
      stage.clock.set(instant);
      await Promise.all([one.run(), two.run()]);
      return one.state.runs + two.state.runs;
    };
    expect(await both('2026-11-23T06:19:00Z')).toBe(0);
    expect(await both('2026-11-23T06:20:00Z')).toBe(1);
    expect(await both('2026-11-23T07:19:00Z')).toBe(1);
    expect(await both('2026-11-25T09:00:00Z')).toBe(2);
    expect(await both('2026-11-25T09:20:00Z')).toBe(3);
  });

  it('is set aside when it fails, and retried', async () => {
    const { run, state } = sweeper();
    await run();
    state.broken = true;
    stage.clock.set('2026-11-23T06:20:00Z');
    await run();
    expect(await stage.setAside()).toMatchObject([
      { workId: 'cron', rowId: 'test.sweep', code: 'TypeError' },
    ]);
    state.broken = false;
    stage.clock.advance({ minutes: 16 });
    await run();
    expect(state.runs).toBe(1);
    expect(await stage.setAside()).toEqual([]);
  });

  it('runs again at its time when the clock was set back', async () => {
    const { run, state } = sweeper();
    stage.clock.set('2027-06-01T00:00:00Z');
    await run();
    stage.clock.set('2026-11-23T06:00:00Z');
    await run();
    expect(state.runs).toBe(1);
    stage.clock.set('2026-11-23T06:20:00Z');
    await run();
    expect(state.runs).toBe(2);
  });
});
