import type { Platform } from '../../platform/platform.ts';
import type { BusyTimes } from './busy-times.ts';

/** What the use cases of this feature work with: the platform, and somebody who knows bookings. */
export interface Practising {
  readonly platform: Platform;
  readonly busyTimes: BusyTimes;
}
