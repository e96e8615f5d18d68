import { outsideRequests } from '../db/act-once.ts';

/**
 * Combines writes that are asked for at the same time, or while one is under way, into one: at most
 * one runs at a time, and each caller waits for the one that contains its row. When a write fails,
 * all its callers are rejected. It belongs to no request, even when one has asked for it.
 */
export function batchWrites<R>(
  write: (rows: readonly R[]) => Promise<void>,
): (row: R) => Promise<void> {
  let waiting: R[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const writeAll = () => {
    const rows = waiting;
    waiting = [];
    next = undefined;
    return outsideRequests(() => write(rows));
  };
  return (row) => {
    waiting.push(row);
    next ??= last = last.catch(() => undefined).then(writeAll);
    return next;
  };
}

/**
 * As {@link batchWrites}, with an answer for each caller: `write` returns them in the order of its rows,
 * and never rejects because of one of several.
 */
export function answerTogether<R, A>(
  write: (rows: readonly R[]) => Promise<readonly A[]>,
): (row: R) => Promise<A> {
  const answers = new Map<{ readonly row: R }, A>();
  const written = batchWrites<{ readonly row: R }>(async (requests) => {
    const given = await write(requests.map(({ row }) => row));
    for (const [at, one] of requests.entries()) answers.set(one, given[at] as A);
  });
  return async (row) => {
    const requested = { row };
    await written(requested);
    const answer = answers.get(requested) as A;
    answers.delete(requested);
    return answer;
  };
}
