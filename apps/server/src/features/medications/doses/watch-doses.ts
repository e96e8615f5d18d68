import { minuteInMs } from '@hafi/base/time';
import type { Tick } from '../../../platform/jobs/ticks.ts';
import type { Platform } from '../../../platform/platform.ts';
import { climbLadder } from './climb-ladder.ts';
import { remindDoses } from './remind-doses.ts';
import { takeBackEarly } from './reminders.repo.ts';

/**
 * Does all about doses that is due by the clock. It may run as often as one likes, in several
 * processes, after any standstill: rows say what has been done. A clock that was put back makes
 * doses come again that it had run past without a reminder; processes a minute apart do not.
 */
export async function watchDoses(platform: Platform): Promise<void> {
  await takeBackEarly(platform.db, new Date(platform.clock.now().getTime() + minuteInMs));
  await remindDoses(platform);
  await climbLadder(platform);
}

/** Asks every two seconds, so that reminders go out within five seconds of their time. */
export const watchDosesTick = (platform: Platform): Tick => ({
  id: 'watch-doses',
  everySeconds: 2,
  run: () => watchDoses(platform),
});
