import { auditData } from '../../platform/audit/audit.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { bookingCounts } from '../bookings/bookings.public.ts';
import { paymentCounts } from '../payments/payments.public.ts';
import { adminHandlers, type OversightActs } from './admin.routes.ts';

/** Coordinators' tasks and their audit log. */
export function adminFeature(platform: Platform, oversight: OversightActs): Feature {
  return {
    handlers: adminHandlers(platform, { bookingCounts, paymentCounts }, oversight),
    personalData: auditData,
  };
}
