/**
 * Combines writes that are asked for at the same time, or while one is under way, into one: at most
 * one runs at a time, and each caller waits for the one that contains its row. When a write fails,
 * all its callers are rejected.
 */
export function writeTogether<R>(
  write: (rows: readonly R[]) => Promise<void>,
): (row: R) => Promise<void> {
  let waiting: R[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const writeAll = () => {
    const rows = waiting;
    waiting = [];
    next = undefined;
    return write(rows);
  };
  return (row) => {
    waiting.push(row);
    next ??= last = last.catch(() => undefined).then(writeAll);
    return next;
  };
}
