import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileResult } from './count-results.ts';

/** Processor seconds that each feature's tests may use, by part of the run. */
export type Budget = { readonly [part: string]: { readonly [feature: string]: number } };

/** What a feature without a line in the budget may use, in seconds. */
const small = 10;

/** The feature of a test file, or the room that it is in. */
export function featureOf(path: string): string {
  const [, named] = /(?:features|specs)\/([^/]+)\//.exec(path) ?? [];
  return named ?? /(?:src|test|fixtures|scripts)\/([^/.]+)/.exec(path)?.[1] ?? 'rest';
}

/** Processor seconds by part and feature. */
export function processorSecondsOf(files: readonly FileResult[]): Map<string, Map<string, number>> {
  const parts = new Map<string, Map<string, number>>();
  for (const { path, processorSeconds, project } of files) {
    const features = parts.get(project) ?? new Map<string, number>();
    parts.set(project, features);
    const feature = featureOf(path);
    features.set(feature, (features.get(feature) ?? 0) + processorSeconds);
  }
  return parts;
}

/** A line for each feature whose tests use more of the processor than they may. */
export function overBudget(files: readonly FileResult[], budget: Budget): string[] {
  return [...processorSecondsOf(files)].flatMap(([part, features]) =>
    [...features].flatMap(([feature, used]) => {
      const allowed = budget[part]?.[feature] ?? small;
      if (used <= allowed) return [];
      return `${part} ${feature} used ${used.toFixed(0)} s of the processor, of ${allowed}`;
    }),
  );
}

/** The committed budget; docs/testing.md says how it was measured. */
export const readBudget = (): Budget =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget;
