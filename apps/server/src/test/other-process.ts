import { createDue, type Due } from '../platform/due/due.ts';
import type { TestApp } from './test-app.ts';

/** The work of another process over the same database, which may run beside that of the first. */
export function otherProcess({ features, platform }: TestApp): Due {
  const due = createDue(platform);
  due.add(features.flatMap((feature) => feature.due ?? []));
  return due;
}
