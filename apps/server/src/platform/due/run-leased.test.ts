import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DueStage, startDueStage } from '../../test/due-stage.ts';
import type { Due } from './due.ts';
import type { DueRow } from './due-work.ts';

let stage: DueStage;
const started: Due[] = [];
beforeAll(async () => {
  stage = await startDueStage();
});
beforeEach(() => stage.clear());
afterEach(async () => {
  for (const due of started.splice(0)) await due.stop();
});
afterAll(() => stage.close());

const work = 'test.leased';

/** A handler that hangs on some rows until the test releases them. */
function hanging() {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const ids = new Set<string>();
  const begun: string[] = [];
  const handle = async (row: DueRow) => {
    begun.push(row.id);
    if (ids.has(row.id)) await promise;
    await stage.finish(row);
  };
  return { begun, handle, ids, letGo };
}

describe('leased rows', () => {
  it('are handled once each by processes that run at the same moment', async () => {
    const processes = [1, 2].map(() => stage.process(stage.leased()));
    await stage.fill(50);
    const taken = await Promise.all(processes.map((due) => due.run(work)));
    expect(taken.reduce((sum, rows) => sum + rows)).toBe(50);
    expect(await stage.done()).toEqual({ 1: 50 });
  });

  it('continue past one that hangs', async () => {
    const { handle, ids, letGo } = hanging();
    const due = stage.process(stage.leased({ handle }));
    const [first = ''] = await stage.fill(20);
    ids.add(first);
    const run = due.run(work);
    await expect.poll(stage.done).toEqual({ 0: 1, 1: 19 });
    letGo();
    expect(await run).toBe(20);
    expect(await stage.done()).toEqual({ 1: 20 });
  });

  it('that arrive while one hangs are taken at a kick', async () => {
    const { begun, handle, ids, letGo } = hanging();
    const due = stage.process(stage.leased({ handle, everySeconds: 3600 }));
    started.push(due);
    const [first = ''] = await stage.fill(1);
    ids.add(first);
    due.start();
    await expect.poll(() => begun).toHaveLength(1);
    await stage.fill(3);
    due.kick(work);
    await expect.poll(stage.done).toEqual({ 0: 1, 1: 3 });
    letGo();
  });

  it('of a process that died are due again after the lease, not before', async () => {
    const { begun, handle, ids } = hanging();
    const [first = ''] = await stage.fill(1);
    ids.add(first);
    void stage.process(stage.leased({ handle })).run(work);
    const another = stage.process(stage.leased());
    await expect.poll(() => begun).toHaveLength(1);
    stage.clock.advance({ seconds: 59 });
    expect(await another.run(work)).toBe(0);
    stage.clock.advance({ seconds: 1 });
    expect(await another.run(work)).toBe(1);
  });

  it('are set aside when their handler fails, retried, and forgotten once handled', async () => {
    const due = stage.process(stage.leased());
    const ids = await stage.fill(10);
    stage.bad.add(ids[3] ?? '');
    expect(await due.run(work)).toBe(10);
    expect(await stage.done()).toEqual({ 0: 1, 1: 9 });
    expect(await stage.setAside()).toMatchObject([{ rowId: ids[3], failures: 1 }]);
    stage.clock.advance({ minutes: 2 });
    await due.run(work);
    expect(await stage.setAside()).toMatchObject([{ failures: 2 }]);
    stage.bad.clear();
    stage.clock.advance({ minutes: 2 });
    await due.run(work);
    expect(await stage.setAside()).toEqual([]);
    expect(await stage.done()).toEqual({ 1: 10 });
  });
});

describe('stopping', () => {
  it('waits for what is under way and takes nothing more', async () => {
    const { begun, handle, ids, letGo } = hanging();
    const due = stage.process(stage.leased({ handle, together: 2 }));
    const all = await stage.fill(6);
    for (const id of all) ids.add(id);
    due.start();
    await expect.poll(() => begun).toHaveLength(2);
    let ended = false;
    const stopping = due.stop().then(() => {
      ended = true;
    });
    expect(ended).toBe(false);
    letGo();
    await stopping;
    expect(await stage.done()).toEqual({ 0: 4, 1: 2 });
  });
});
