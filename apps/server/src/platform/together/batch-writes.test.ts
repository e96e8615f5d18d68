import { expect, it } from 'vitest';
import { answerTogether, batchWrites } from './batch-writes.ts';

/** A write that ends when the test says so; `written` are the rows of each. */
function slowWrite() {
  const written: string[][] = [];
  const ends: PromiseWithResolvers<void>[] = [];
  const add = batchWrites<string>((rows) => {
    written.push([...rows]);
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { add, written, ends };
}

it('writes together what is asked for at once, and what comes during a write in the next', async () => {
  const { add, ends, written } = slowWrite();
  const first = [add('a'), add('b')];
  await expect.poll(() => written).toEqual([['a', 'b']]);
  const second = [add('c'), add('d')];
  ends[0]?.resolve();
  await Promise.all(first);
  await expect
    .poll(() => written)
    .toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  ends[1]?.resolve();
  await Promise.all(second);
});

it('rejects those whose write failed, and goes on with the others', async () => {
  const { add, ends, written } = slowWrite();
  const outcome = Promise.allSettled([add('a'), add('b')]);
  await expect.poll(() => written).toHaveLength(1);
  const later = add('c');
  ends[0]?.reject(new Error('no'));
  expect((await outcome).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect.poll(() => written).toEqual([['a', 'b'], ['c']]);
  ends[1]?.resolve();
  await later;
});

it('answers each of those that were written together', async () => {
  const sizes: number[] = [];
  const double = answerTogether<number, number>(async (rows) => {
    sizes.push(rows.length);
    return rows.map((row) => 2 * row);
  });
  expect(await Promise.all([1, 2, 2].map(double))).toEqual([2, 4, 4]);
  expect(await double(5)).toBe(10);
  expect(sizes).toEqual([3, 1]);
});
