import * as accounts from '../accounts/accounts.contract.ts';
import { accountsErrors } from '../accounts/accounts.errors.ts';
import * as contactUndo from '../accounts/contact-undo.contract.ts';
import * as devicePeople from '../accounts/device-people.contract.ts';
import * as ownData from '../accounts/own-data.contract.ts';
import * as photo from '../accounts/photo.contract.ts';
import * as preferences from '../accounts/preferences.contract.ts';
import * as profile from '../accounts/profile.contract.ts';
import * as social from '../accounts/social.contract.ts';
import * as admin from '../admin/admin.contract.ts';
import { adminErrors } from '../admin/admin.errors.ts';
import * as audit from '../admin/audit.contract.ts';
import * as failures from '../admin/failures.contract.ts';
import * as adminPeople from '../admin/people.contract.ts';
import * as watch from '../admin/watch.contract.ts';
import * as alerts from '../alerts/alerts.contract.ts';
import * as glances from '../alerts/glances.contract.ts';
import * as urgentAlerts from '../alerts/urgent-alerts.contract.ts';
import * as badges from '../badges/badges.contract.ts';
import { badgesErrors } from '../badges/badges.errors.ts';
import * as bookings from '../bookings/bookings.contract.ts';
import { bookingsErrors } from '../bookings/bookings.errors.ts';
import * as calendarFeed from '../bookings/calendar-feed.contract.ts';
import * as lateFees from '../bookings/late-fees.contract.ts';
import * as waitlist from '../bookings/waitlist.contract.ts';
import * as autoAnswer from '../calls/auto-answer.contract.ts';
import * as calls from '../calls/calls.contract.ts';
import { callsErrors } from '../calls/calls.errors.ts';
import * as caregivers from '../caregivers/caregivers.contract.ts';
import { caregiversErrors } from '../caregivers/caregivers.errors.ts';
import * as channels from '../channels/channels.contract.ts';
import * as smsReach from '../channels/sms-reach.contract.ts';
import * as smsStop from '../channels/sms-stop.contract.ts';
import * as checkInPlan from '../checkins/check-in-plan.contract.ts';
import * as checkins from '../checkins/checkins.contract.ts';
import { checkinsErrors } from '../checkins/checkins.errors.ts';
import * as lateCheckIns from '../checkins/late-check-in.contract.ts';
import * as voiceNotes from '../checkins/voice-notes.contract.ts';
import * as accessLog from '../circle/access-log.contract.ts';
import * as appointmentDoctors from '../circle/appointment-doctors.contract.ts';
import * as circle from '../circle/circle.contract.ts';
import { circleErrors } from '../circle/circle.errors.ts';
import * as consents from '../circle/consents.contract.ts';
import * as elderRegistration from '../circle/elder-registration.contract.ts';
import { registrationErrors } from '../circle/elder-registration.errors.ts';
import * as invitations from '../circle/invitations.contract.ts';
import * as members from '../circle/members.contract.ts';
import * as representative from '../circle/representative.contract.ts';
import { representativeErrors } from '../circle/representative.errors.ts';
import * as doctors from '../doctors/doctors.contract.ts';
import { doctorsErrors } from '../doctors/doctors.errors.ts';
import * as documents from '../documents/documents.contract.ts';
import { documentErrors } from '../documents/documents.errors.ts';
import * as callOrder from '../emergency/call-order.contract.ts';
import * as emergencies from '../emergency/emergencies.contract.ts';
import { emergenciesErrors } from '../emergency/emergencies.errors.ts';
import * as emergency from '../emergency/emergency.contract.ts';
import * as gatePhoto from '../emergency/gate-photo.contract.ts';
import * as protection from '../emergency/protection.contract.ts';
import { protectionErrors } from '../emergency/protection.errors.ts';
import { exchangeErrors } from '../exchange/exchange.errors.ts';
import * as fhir from '../exchange/fhir.contract.ts';
import * as prescription from '../exchange/prescription.contract.ts';
import * as referral from '../exchange/referral.contract.ts';
import * as sharedSummary from '../exchange/shared-summary.contract.ts';
import * as summary from '../exchange/summary.contract.ts';
import * as medications from '../medications/medications.contract.ts';
import { medicationsErrors } from '../medications/medications.errors.ts';
import * as messages from '../messages/messages.contract.ts';
import { messagesErrors } from '../messages/messages.errors.ts';
import * as moderation from '../messages/moderation.contract.ts';
import * as doctorNotes from '../notes/notes.contract.ts';
import * as notifications from '../notifications/notifications.contract.ts';
import * as push from '../notifications/push.contract.ts';
import { bankErrors } from '../payments/bank.errors.ts';
import * as bankStatements from '../payments/bank-statements.contract.ts';
import * as bankTransfers from '../payments/bank-transfer.contract.ts';
import * as finance from '../payments/finance.contract.ts';
import * as ownStatement from '../payments/own-statement.contract.ts';
import * as paymentRequests from '../payments/payment-request.contract.ts';
import * as payments from '../payments/payments.contract.ts';
import { paymentsErrors } from '../payments/payments.errors.ts';
import * as payouts from '../payments/payouts.contract.ts';
import { payoutsErrors } from '../payments/payouts.errors.ts';
import * as reconciliation from '../payments/reconciliation.contract.ts';
import { reconciliationErrors } from '../payments/reconciliation.errors.ts';
import * as places from '../places/places.contract.ts';
import * as planOversight from '../plans/plan-oversight.contract.ts';
import { plansErrors } from '../plans/plans.errors.ts';
import * as subscriptions from '../plans/subscriptions.contract.ts';
import * as practice from '../practice/practice.contract.ts';
import * as chart from '../record/chart.contract.ts';
import * as record from '../record/record.contract.ts';
import { recordErrors } from '../record/record.errors.ts';
import * as search from '../search/search.contract.ts';
import * as contact from '../support/contact.contract.ts';
import * as figures from '../support/figures.contract.ts';
import * as inbox from '../support/inbox.contract.ts';
import * as timeline from '../timeline/timeline.contract.ts';
import * as vetting from '../vetting/vetting.contract.ts';
import { vettingErrors } from '../vetting/vetting.errors.ts';
import * as vitals from '../vitals/vitals.contract.ts';
import { vitalsErrors } from '../vitals/vitals.errors.ts';
import * as volunteering from '../volunteering/volunteering.contract.ts';
import { volunteeringErrors } from '../volunteering/volunteering.errors.ts';
import { coreErrors } from './core.errors.ts';
import type { Endpoint } from './endpoint.ts';
import type { ErrorDefinition } from './errors.ts';
import { uploadErrors } from './uploads.errors.ts';

const modules = [
  accounts,
  contactUndo,
  devicePeople,
  ownData,
  photo,
  preferences,
  profile,
  social,
  places,
  channels,
  smsReach,
  smsStop,
  voiceNotes,
  checkInPlan,
  checkins,
  lateCheckIns,
  emergencies,
  emergency,
  gatePhoto,
  protection,
  callOrder,
  circle,
  members,
  appointmentDoctors,
  invitations,
  consents,
  accessLog,
  elderRegistration,
  representative,
  doctors,
  practice,
  bookings,
  calendarFeed,
  waitlist,
  calls,
  autoAnswer,
  medications,
  messages,
  moderation,
  payments,
  paymentRequests,
  finance,
  payouts,
  bankTransfers,
  bankStatements,
  planOversight,
  subscriptions,
  lateFees,
  ownStatement,
  reconciliation,
  record,
  chart,
  documents,
  fhir,
  glances,
  sharedSummary,
  summary,
  prescription,
  referral,
  timeline,
  doctorNotes,
  vitals,
  alerts,
  caregivers,
  notifications,
  push,
  search,
  admin,
  failures,
  audit,
  adminPeople,
  urgentAlerts,
  watch,
  contact,
  figures,
  inbox,
  volunteering,
  badges,
  vetting,
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every endpoint of the product. For the server and tests; too large for the browser. */
export const allEndpoints: readonly Endpoint[] = modules.flatMap((module) =>
  Object.values<unknown>(module).filter(isEndpoint),
);

/** Every error that the product can answer. */
export const allErrors: readonly ErrorDefinition[] = [
  coreErrors,
  uploadErrors,
  accountsErrors,
  adminErrors,
  checkinsErrors,
  circleErrors,
  registrationErrors,
  representativeErrors,
  doctorsErrors,
  bookingsErrors,
  callsErrors,
  recordErrors,
  documentErrors,
  emergenciesErrors,
  protectionErrors,
  exchangeErrors,
  vitalsErrors,
  caregiversErrors,
  medicationsErrors,
  messagesErrors,
  paymentsErrors,
  payoutsErrors,
  bankErrors,
  plansErrors,
  reconciliationErrors,
  volunteeringErrors,
  badgesErrors,
  vettingErrors,
].flatMap((table) => Object.values<ErrorDefinition>(table));
