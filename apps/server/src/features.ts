import { accountsFeature } from './features/accounts/accounts.routes.ts';
import { adminFeature } from './features/admin/admin.routes.ts';
import {
  appointmentSearch,
  bookingCounts,
  busyTimes,
} from './features/bookings/bookings.public.ts';
import { bookingsFeature } from './features/bookings/bookings.routes.ts';
import { doctorSearch } from './features/doctors/doctors.public.ts';
import { doctorsFeature } from './features/doctors/doctors.routes.ts';
import { notificationsFeature } from './features/notifications/notifications.routes.ts';
import { paymentCounts, refundForCancellation } from './features/payments/payments.public.ts';
import { paymentsFeature } from './features/payments/payments.routes.ts';
import { placesFeature } from './features/places/places.routes.ts';
import { searchFeature } from './features/search/search.routes.ts';
import { supportFeature } from './features/support/support.routes.ts';
import type { Feature } from './platform/feature.ts';
import type { Platform } from './platform/platform.ts';

/** All features of the product, each given the platform. */
export function features(platform: Platform): readonly Feature[] {
  return [
    accountsFeature(platform),
    placesFeature(platform),
    doctorsFeature(platform, { busyTimes }),
    bookingsFeature(platform, { refund: refundForCancellation(platform) }),
    paymentsFeature(platform),
    notificationsFeature(platform),
    searchFeature(platform, { sources: [appointmentSearch(platform), doctorSearch(platform)] }),
    supportFeature(platform),
    adminFeature(platform, { bookingCounts, paymentCounts }),
  ];
}
