import { hourInMs } from '@hafi/base/time';
import { longestUnendedHours } from '@hafi/contract/emergency/emergency-terms';
import type { Platform } from '../../platform/platform.ts';
import { type CallStatus, openCallOf } from '../emergency/emergency.public.ts';

/** How a call for help that goes on stands. */
export type GoingOn = Exclude<CallStatus, 'over'>;

/** How long a call that nobody answered and nobody ended keeps "I am well" from counting. */
const unansweredMs = longestUnendedHours * hourInMs;

/** A call for help that goes on. */
export interface CallGoingOn {
  readonly id: string;
  readonly standing: GoingOn;
  /** Whether a press calls everybody once more, instead of joining this call. */
  readonly pressCallsAgain: boolean;
}

/**
 * An elder's call for help, as a phone with keys may know it; null when none goes on. Somebody who
 * has come ends it once a new call would be another one; one that everybody was asked for in vain
 * goes on for half a day, because an all-clear would hide that nobody came.
 */
export async function callOf(
  platform: Pick<Platform, 'clock' | 'db'>,
  elderId: string,
): Promise<CallGoingOn | null> {
  const open = await openCallOf(platform, elderId);
  if (!open || open.standing === 'over') return null;
  const { pressCallsAgain, firesAt, id, standing: status } = open;
  const isOld = platform.clock.now().getTime() - firesAt.getTime() > unansweredMs;
  if (pressCallsAgain && (status === 'answered' || isOld)) return null;
  return { id, standing: status, pressCallsAgain };
}
