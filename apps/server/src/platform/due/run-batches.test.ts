import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DueStage, startDueStage } from '../../test/due-stage.ts';
import { DatabaseAway } from '../db/database-away.ts';

let stage: DueStage;
beforeAll(async () => {
  stage = await startDueStage();
});
beforeEach(() => stage.clear());
afterAll(() => stage.close());

const work = 'test.batches';

describe('due rows', () => {
  it('are handled once each, batch after batch, and not before their time', async () => {
    const due = stage.process(stage.batches());
    await stage.fill(250);
    stage.clock.advance({ seconds: -1 });
    expect(await due.run(work)).toBe(0);
    stage.clock.advance({ seconds: 1 });
    expect(await due.run(work)).toBe(250);
    expect(await due.run(work)).toBe(0);
    expect(await stage.done()).toEqual({ 1: 250 });
  });

  it('are shared by processes that run at the same moment', async () => {
    const processes = [1, 2, 3].map(() => stage.process(stage.batches({ batch: 20 })));
    await stage.fill(400);
    const taken = await Promise.all(processes.map((due) => due.run(work)));
    expect(taken.reduce((sum, rows) => sum + rows)).toBe(400);
    expect(await stage.done()).toEqual({ 1: 400 });
  });

  it('are not taken endlessly by a handler that leaves them due', async () => {
    const due = stage.process(stage.batches({ batch: 2, handle: async () => undefined }));
    await stage.fill(5);
    expect(await due.run(work)).toBe(2);
  });
});

describe('a failing row', () => {
  it('is set aside, and all others are handled in the same run', async () => {
    const due = stage.process(stage.batches({ batch: 200 }));
    const ids = await stage.fill(2000);
    const poisoned = ids[1234] ?? '';
    stage.bad.add(poisoned);
    expect(await due.run(work)).toBe(2000);
    expect(await stage.done()).toEqual({ 0: 1, 1: 1999 });
    expect(await stage.setAside()).toMatchObject([
      { workId: work, rowId: poisoned, code: 'RangeError', failures: 1 },
    ]);
  });

  it('holds up no other row, wherever it is and however many there are', async () => {
    const due = stage.process(stage.batches());
    const ids = await stage.fill(300);
    for (const at of [0, 1, 99, 100, 250, 299]) stage.bad.add(ids[at] ?? '');
    await due.run(work);
    expect(await stage.done()).toEqual({ 0: 6, 1: 294 });
    expect(await stage.setAside()).toHaveLength(6);
  });

  it('is isolated by several processes at once', async () => {
    const processes = [1, 2].map(() => stage.process(stage.batches({ batch: 20 })));
    const ids = await stage.fill(200);
    for (const at of [7, 77, 177]) stage.bad.add(ids[at] ?? '');
    await Promise.all(processes.map((due) => due.run(work)));
    expect(await stage.done()).toEqual({ 0: 3, 1: 197 });
    expect(await stage.setAside()).toHaveLength(3);
  });

  it('is retried with growing waits, and forgotten once it is handled', async () => {
    const due = stage.process(stage.batches());
    const [poisoned = ''] = await stage.fill(1);
    stage.bad.add(poisoned);
    const waits: number[] = [];
    for (let failures = 0; failures < 12; failures += 1) {
      await due.run(work);
      expect(await due.run(work)).toBe(0);
      const [row] = await stage.setAside();
      waits.push(((row?.nextTryAt.getTime() ?? 0) - stage.clock.now().getTime()) / 1000);
      stage.clock.set(row?.nextTryAt ?? '');
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600, 3600]);
    expect(await stage.setAside()).toMatchObject([{ failures: 12 }]);
    stage.bad.clear();
    expect(await due.run(work)).toBe(1);
    expect(await stage.setAside()).toEqual([]);
    expect(await stage.done()).toEqual({ 1: 1 });
  });

  it('logs nothing of its contents', async () => {
    const due = stage.process(stage.batches());
    const [poisoned = ''] = await stage.fill(1);
    stage.bad.add(poisoned);
    await due.run(work);
    expect(JSON.stringify(await stage.setAside())).not.toMatch(/amlodipine|Espérance/);
  });

  it('is retried at once when the clock was set back before its failure', async () => {
    const due = stage.process(stage.batches());
    const [poisoned = ''] = await stage.fill(1);
    stage.bad.add(poisoned);
    stage.clock.advance({ days: 3 });
    await due.run(work);
    stage.bad.clear();
    stage.clock.advance({ days: -2 });
    expect(await due.run(work)).toBe(1);
    expect(await stage.done()).toEqual({ 1: 1 });
  });
});

describe('a batch', () => {
  it('is followed by its after-commit work, whose failure sets no row aside', async () => {
    const notified: number[] = [];
    const { handle, ...rest } = stage.batches();
    const telling = stage.batches({
      ...rest,
      async handle(tx, rows, now) {
        await handle(tx, rows, now);
        tx.afterCommit(() => {
          notified.push(rows.length);
          throw new Error('nobody listens');
        });
      },
    });
    const ids = await stage.fill(8);
    stage.bad.add(ids[7] ?? '');
    await stage.process(telling).run(work);
    expect(notified).toEqual([4, 2, 1]);
    expect(await stage.done()).toEqual({ 0: 1, 1: 7 });
    expect(await stage.setAside()).toHaveLength(1);
  });

  it('that cannot be taken sets no row aside', async () => {
    const broken = stage.batches({ take: () => Promise.reject(new Error('no connection')) });
    await stage.fill(1);
    await expect(stage.process(broken).run(work)).rejects.toThrow('no connection');
    expect(await stage.setAside()).toEqual([]);
  });

  it('whose connection is lost while it is handled sets no row aside', async () => {
    const lost = () => Promise.reject(new DatabaseAway(new Error('gone')));
    await stage.fill(3);
    await expect(stage.process(stage.batches({ handle: lost })).run(work)).rejects.toThrow(
      DatabaseAway,
    );
    expect(await stage.setAside()).toEqual([]);
    expect(await stage.process(stage.batches()).run(work)).toBe(3);
  });
});
