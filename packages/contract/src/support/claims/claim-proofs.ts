import type { Claim, claims } from './claims.ts';

type TrueClaim = { [C in Claim]: (typeof claims)[C] extends true ? C : never }[Claim];

/**
 * Beside each claim that is true: the test, or where none can prove it the file, that makes it
 * true, and the numbers with a unit that texts name because of it (`24 h`, `30 d`, `15 min`).
 */
export const claimProofs: {
  readonly [C in TrueClaim]: { readonly proof: string; readonly figures?: readonly string[] };
} = {
  appointments: {
    proof: 'apps/server/src/features/bookings/create-booking.test.ts',
    figures: ['15 min', '30 min', '60 min'],
  },
  telemedicine: { proof: 'apps/server/src/features/bookings/create-booking.test.ts' },
  'video-appointments': { proof: 'e2e/specs/calls/video-appointment.spec.ts' },
  'video-calls': { proof: 'e2e/specs/calls/two-people.spec.ts' },
  'booking-reminders': {
    proof: 'apps/server/src/features/bookings/remind-of-bookings.job.test.ts',
    figures: ['24 h', '1 h'],
  },
  'free-cancellation': {
    proof: 'apps/server/src/features/bookings/cancel-booking.test.ts',
    figures: ['24 h'],
  },
  bank: { proof: 'e2e/specs/payments/pay-by-bank.spec.ts', figures: ['3 d'] },
  medication: { proof: 'apps/server/src/features/medications/doses/watch-doses.test.ts' },
  vitals: { proof: 'apps/server/src/features/vitals/add-vital.test.ts' },
  devices: { proof: 'e2e/specs/vitals/bluetooth.spec.ts' },
  records: { proof: 'apps/server/src/features/record/record.test.ts' },
  'clinic-summary': { proof: 'apps/server/src/features/exchange/summary/get-summary.test.ts' },
  circle: { proof: 'apps/server/src/features/circle/circle-matrix.test.ts' },
  'urgent-readings': { proof: 'apps/server/src/features/alerts/tell-alert.test.ts' },
  'appointments-calendar': {
    proof: 'apps/server/src/features/bookings/calendar/calendar-feed.test.ts',
  },
  emergency: {
    proof: 'e2e/specs/emergency/call-for-help.spec.ts',
    figures: ['3 s', '10 s'],
  },
  messages: { proof: 'e2e/specs/messages/write-to-each-other.spec.ts' },
  'group-chat': { proof: 'e2e/specs/messages/circle-and-blocks.spec.ts' },
  'check-ins': { proof: 'apps/server/src/features/checkins/check-in-by.test.ts' },
  'check-ins-by-sms': {
    proof: 'apps/server/src/features/channels/messages/follow-messages.test.ts',
  },
  'check-ins-followed-up': {
    proof: 'apps/server/src/features/checkins/climb-check-ins.job.test.ts',
  },
  'works-offline': { proof: 'e2e/specs/app/today-offline.spec.ts' },
  voice: { proof: 'e2e/specs/app/read-aloud.spec.ts' },
  'home-visits': { proof: 'apps/server/src/features/caregivers/schedule-visits.test.ts' },
  'visit-notes': { proof: 'apps/server/src/features/caregivers/log-visit.test.ts' },
  'voice-messages': { proof: 'e2e/specs/messages/voice-and-files.spec.ts' },
  location: { proof: 'e2e/specs/messages/share-location.spec.ts' },
  'checked-doctors': { proof: 'apps/server/src/features/vetting/vetting.test.ts' },
  'checked-caregivers': { proof: 'apps/server/src/features/vetting/vetting.test.ts' },
  'checked-volunteers': { proof: 'apps/server/src/features/volunteering/accept-request.test.ts' },
  caregivers: { proof: 'apps/web/src/app/pages/caregivers.page.tsx' },
  volunteers: { proof: 'apps/server/src/features/volunteering/ask-volunteer.test.ts' },
  errands: { proof: 'apps/server/src/features/volunteering/ask-volunteer.test.ts' },
  transport: { proof: 'apps/server/src/features/volunteering/ask-volunteer.test.ts' },
  'care-plans': {
    proof: 'apps/server/src/features/plans/plan-year.test.ts',
    figures: ['30 d', '7 d', '1 d'],
  },
  'verification-badges': {
    proof: 'apps/server/src/features/vetting/badges/badges.test.ts',
    figures: ['14 d', '30 d'],
  },
  mtn: { proof: 'apps/server/src/features/payments/settle-payment.test.ts' },
  airtel: { proof: 'apps/server/src/features/payments/airtel/airtel-payments.test.ts' },
  card: { proof: 'apps/server/src/features/payments/card-payments.test.ts' },
  'pay-after': { proof: 'apps/server/src/features/payments/create-payment.test.ts' },
  'support-hours': { proof: 'packages/contract/src/support/support-service.ts' },
  'answer-in-a-day': {
    proof: 'packages/contract/src/support/support-service.ts',
    figures: ['24 h'],
  },
  'privacy-by-law': {
    proof: 'apps/web/src/app/pages/legal/privacy-sections.ts',
    figures: ['30 d', '60 d', '48 h'],
  },
  codes: {
    proof: 'apps/server/src/features/accounts/sign-in/reset-password.test.ts',
    figures: ['10 min'],
  },
  'first-aid': { proof: 'apps/web/src/features/emergency/first-aid.ts', figures: ['10 min'] },
};
