import { afterEach } from 'vitest';

/** How often this worker has started the server. */
export const boots = { count: 0 };

/** Says in the results of the test file that runs how often it has started the server. */
export function countBoots(): void {
  const before = boots.count;
  afterEach(({ task }) => {
    task.file.meta.boots = boots.count - before;
  });
}
