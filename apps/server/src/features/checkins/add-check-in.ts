import { dayInKigali } from '@hafi/base/kigali-time';
import {
  type CheckInWeek,
  checkInLeewayMinutes,
  lateDays,
} from '@hafi/contract/checkins/checkin.schemas';
import { checkinsErrors } from '@hafi/contract/checkins/checkins.errors';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { saidTime } from '../../platform/http/said-time.ts';
import type { Platform } from '../../platform/platform.ts';
import { circleWith } from '../circle/circle.public.ts';
import { recordActivity, takeBackActivity } from '../notifications/notifications.public.ts';
import { checkedIn } from './checkins.messages.ts';
import { type CheckInRow, deleteCheckIn, insertCheckIn } from './checkins.repo.ts';
import { listCheckIns } from './list-check-ins.ts';

const bounds = {
  leewayMinutes: checkInLeewayMinutes,
  days: lateDays,
  tooOld: checkinsErrors['check-in-too-old'],
};

/** One line for each day. */
const keyOf = (elderId: string, day: string) => `check-in:${elderId}:${day}`;

/** Tells of a check-in in the recent activity of its elder. */
export function recordCheckIn(tx: Tx, { at, day, elderId }: CheckInRow): Promise<void> {
  const told = { about: elderId, by: elderId, kind: 'check-in', text: checkedIn } as const;
  return recordActivity(tx, { ...told, key: keyOf(elderId, day), at });
}

/**
 * Stores a check-in ("I am well") for its Kigali day, and shows it at once to those who may read
 * the elder's health. Idempotent per day.
 * @throws Problem invalid-input for a time in the future; check-in-too-old
 */
export async function addCheckIn(
  platform: Platform,
  elderId: string,
  said: string,
): Promise<CheckInWeek> {
  const at = saidTime(said, platform.clock.now(), bounds);
  await inTransaction(platform, async (tx) => {
    const day = dayInKigali(at);
    await insertCheckIn(tx, { elderId, day, at });
    await recordCheckIn(tx, { elderId, day, at });
    await announce(tx, elderId);
  });
  return listCheckIns(platform, elderId);
}

/** Retracts today's check-in; idempotent. */
export async function undoCheckIn(platform: Platform, elderId: string): Promise<CheckInWeek> {
  await inTransaction(platform, async (tx) => {
    const day = dayInKigali(platform.clock.now());
    await deleteCheckIn(tx, elderId, day);
    await takeBackActivity(tx, keyOf(elderId, day));
    await announce(tx, elderId);
  });
  return listCheckIns(platform, elderId);
}

async function announce(tx: Tx, elderId: string): Promise<void> {
  tx.changed('checkins', [elderId, ...(await circleWith(tx, elderId, 'health:read'))]);
}
