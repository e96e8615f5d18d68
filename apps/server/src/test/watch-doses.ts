import type { Platform } from '../platform/platform.ts';

/** Runs all due work about doses, as a process does every few seconds. */
export async function watchDoses({ due }: Platform): Promise<void> {
  await due.run('medications.take-back-doses');
  await due.run('medications.remind-doses');
  await due.run('medications.climb-ladder');
}
