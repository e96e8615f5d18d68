import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OnCameAfterAll } from '../bookings/bookings.public.ts';
import { practiceHandlers } from './practice.routes.ts';

/** A doctor's own practice. `giveBackFee` runs when somebody came after all who had paid a fee alone. */
export const practiceFeature = (
  platform: Platform,
  by: { readonly giveBackFee: OnCameAfterAll },
): Feature => ({
  handlers: practiceHandlers(platform, by),
});
