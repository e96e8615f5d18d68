import { auditData } from '../../platform/audit/audit.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingCounts } from '../bookings/bookings.public.ts';
import { paymentCounts } from '../payments/payments.public.ts';
import { type AdminNeeds, adminHandlers } from './admin.routes.ts';

/** Coordinators' tasks and their audit log. */
export function adminFeature(platform: Platform, needs: AdminNeeds): Feature {
  return {
    handlers: adminHandlers(platform, { bookingCounts, paymentCounts }, needs),
    personalData: auditData,
  };
}
