import { auditData } from '../../platform/audit/audit.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingCounts } from '../bookings/bookings.public.ts';
import type { LetGo } from '../circle/circle.public.ts';
import { paymentCounts } from '../payments/payments.public.ts';
import type { PromiseSource } from '../vetting/vetting.public.ts';
import { adminHandlers } from './admin.routes.ts';

/** Coordinators' tasks and their audit log. */
export function adminFeature(
  platform: Platform,
  promises: readonly PromiseSource[],
  letGo: LetGo,
): Feature {
  return {
    handlers: adminHandlers(platform, { bookingCounts, paymentCounts }, promises, letGo),
    personalData: auditData,
  };
}
