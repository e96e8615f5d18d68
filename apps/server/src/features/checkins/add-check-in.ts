import {
  type CheckInWeek,
  checkInLeewayMinutes,
  lateDays,
  type Mood,
} from '@hafi/contract/checkins/checkin.schemas';
import { checkinsErrors } from '@hafi/contract/checkins/checkins.errors';
import { saidTime } from '../../platform/http/said-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkInBy, undoCheckInBy } from './check-in-by.ts';
import { listCheckIns } from './list-check-ins.ts';

const bounds = {
  leewayMinutes: checkInLeewayMinutes,
  days: lateDays,
  tooOld: checkinsErrors['check-in-too-old'],
};

/**
 * Checks in at the time that the device reports, which may be long ago: made without network.
 * @throws Problem invalid-input for a time in the future; check-in-too-old
 */
export async function addCheckIn(
  platform: Platform,
  elderId: string,
  said: { readonly at: string; readonly mood?: Mood | undefined },
): Promise<CheckInWeek> {
  const at = saidTime(said.at, platform.clock.now(), bounds);
  await checkInBy(platform, elderId, { at, via: 'app', mood: said.mood });
  return listCheckIns(platform, elderId);
}

/** Retracts today's check-in; idempotent. */
export async function undoCheckIn(platform: Platform, elderId: string): Promise<CheckInWeek> {
  await undoCheckInBy(platform, elderId);
  return listCheckIns(platform, elderId);
}
