import { createDue, type Due } from '../platform/due/due.ts';
import type { TestApp } from './test-app.ts';

/**
 * The due work of a second process on the same database, which may run concurrently with the first,
 * by the same clock or one of its own.
 */
export function otherProcess({ features, platform }: TestApp, clock = platform.clock): Due {
  const due = createDue({ ...platform, clock });
  due.add(features.flatMap((feature) => feature.due ?? []));
  return due;
}
