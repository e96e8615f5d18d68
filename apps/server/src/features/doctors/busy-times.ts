import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** A time that a booking takes from a doctor. */
export interface BusyTime {
  readonly doctorId: string;
  readonly start: Date;
  readonly end: Date;
}

/** Asks whoever keeps bookings which times of these doctors are taken between two instants. */
export type BusyTimes = (
  db: Db,
  doctorIds: readonly string[],
  from: Date,
  to: Date,
) => Promise<BusyTime[]>;

/** What the use cases of this feature work with: the platform, and somebody who knows bookings. */
export interface Practising {
  readonly platform: Platform;
  readonly busyTimes: BusyTimes;
}
