import { createDue, type Due } from '../platform/due/due.ts';
import type { TestApp } from './test-app.ts';

/**
 * The due work of a second process on the same database, which may run concurrently with the first.
 */
export function otherProcess({ features, platform }: TestApp): Due {
  const due = createDue(platform);
  due.add(features.flatMap((feature) => feature.due ?? []));
  return due;
}
