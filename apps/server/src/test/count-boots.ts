import { afterEach } from 'vitest';

/** How often this worker has started the server. */
export const boots = { count: 0 };

/** Reports in a test file's results how often it started the server. */
export function countBoots(): void {
  const before = boots.count;
  afterEach(({ task }) => {
    task.file.meta.boots = boots.count - before;
  });
}
