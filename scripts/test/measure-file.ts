import { isMainThread } from 'node:worker_threads';
import { afterAll, beforeEach, type TaskMeta } from 'vitest';
import { processorSeconds } from './processor-time.ts';

// Runs before each test file: its results say how much of the processor it used.
const used = (): number => {
  if (isMainThread) return processorSeconds();
  const { system, user } = process.threadCpuUsage();
  return (system + user) / 1e6;
};

const before = used();
let meta: TaskMeta | undefined;
beforeEach(({ task }) => {
  meta = task.file.meta;
});
afterAll(() => {
  if (meta) meta.processorSeconds = used() - before;
});
