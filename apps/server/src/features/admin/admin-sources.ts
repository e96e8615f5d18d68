import type { Db } from '../../platform/db/database.ts';

/** Numbers from other features; the composition root provides the queries. */
export interface AdminSources {
  /** Bookings that start today, and all future ones. */
  readonly bookingCounts: (db: Db, now: Date) => Promise<{ today: number; coming: number }>;
  /** Payments without an outcome yet, and the RWF received this month. */
  readonly paymentCounts: (
    db: Db,
    now: Date,
  ) => Promise<{ pending: number; atBank: number; paidThisMonth: number }>;
}
