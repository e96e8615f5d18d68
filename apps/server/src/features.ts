import { dayInKigali } from '@hafi/base/kigali-time';
import { medicalCardOf } from './features/accounts/accounts.public.ts';
import { accountsFeature } from './features/accounts/accounts.routes.ts';
import { adminFeature } from './features/admin/admin.routes.ts';
import { alertsFeature } from './features/alerts/alerts.routes.ts';
import { alertsOnTimeline } from './features/alerts/alerts-on-timeline.ts';
import { glancesFeature } from './features/alerts/glances.routes.ts';
import { healthAtAGlance } from './features/alerts/list-glances.ts';
import { alertData } from './features/alerts/own-alerts.ts';
import { appointmentsOf } from './features/bookings/appointments-fhir.ts';
import {
  appointmentSearch,
  bookingCounts,
  bookingData,
  busyTimes,
} from './features/bookings/bookings.public.ts';
import { bookingsFeature } from './features/bookings/bookings.routes.ts';
import { nextVisit } from './features/bookings/next-visit.ts';
import { visitsOnTimeline } from './features/bookings/visits-on-timeline.ts';
import { careOnTimeline } from './features/caregivers/care-on-timeline.ts';
import { caregiversFeature } from './features/caregivers/caregivers.routes.ts';
import { careData } from './features/caregivers/own-visits.ts';
import { checkinsFeature } from './features/checkins/checkins.routes.ts';
import { checkInData, lastCheckIn } from './features/checkins/own-check-ins.ts';
import { circleData, elderTakesOver } from './features/circle/circle.public.ts';
import { circleFeature } from './features/circle/circle.routes.ts';
import { doctorData, doctorSearch } from './features/doctors/doctors.public.ts';
import { doctorsFeature } from './features/doctors/doctors.routes.ts';
import { documentsFeature } from './features/documents/documents.routes.ts';
import { documentsOnTimeline } from './features/documents/documents-on-timeline.ts';
import { documentData } from './features/documents/own-documents.ts';
import { fhirFeature } from './features/exchange/fhir.routes.ts';
import { summaryFeature } from './features/exchange/summary.routes.ts';
import { currentMedicines } from './features/medications/current-medicines.ts';
import { dosesToday } from './features/medications/doses/doses-today.ts';
import { dosesOfDay } from './features/medications/doses/list-doses.ts';
import { medicationStatements } from './features/medications/medication-statements.ts';
import { medicationsFeature } from './features/medications/medications.routes.ts';
import { medicinesOnTimeline } from './features/medications/medicines-on-timeline.ts';
import { medicationData } from './features/medications/own-medications.ts';
import { notesFeature } from './features/notes/notes.routes.ts';
import { notesOnTimeline } from './features/notes/notes-on-timeline.ts';
import { noteData } from './features/notes/own-notes.ts';
import { noticeData } from './features/notifications/notifications.public.ts';
import { notificationsFeature } from './features/notifications/notifications.routes.ts';
import {
  paymentCounts,
  paymentData,
  refundForCancellation,
} from './features/payments/payments.public.ts';
import { paymentsFeature } from './features/payments/payments.routes.ts';
import { placesFeature } from './features/places/places.routes.ts';
import { practiceFeature } from './features/practice/practice.routes.ts';
import { recordData } from './features/record/own-record.ts';
import { recordFeature } from './features/record/record.routes.ts';
import { recordOnTimeline } from './features/record/record-on-timeline.ts';
import { recordedAllergies } from './features/record/recorded-allergies.ts';
import { searchFeature } from './features/search/search.routes.ts';
import { supportData } from './features/support/support.public.ts';
import { supportFeature } from './features/support/support.routes.ts';
import { timelineFeature } from './features/timeline/timeline.routes.ts';
import { addVital } from './features/vitals/add-vital.ts';
import { vitalsData } from './features/vitals/own-vitals.ts';
import { vitalsFeature } from './features/vitals/vitals.routes.ts';
import { vitalsOnTimeline } from './features/vitals/vitals-on-timeline.ts';
import { volunteeringData } from './features/volunteering/own-requests.ts';
import { volunteeringFeature } from './features/volunteering/volunteering.routes.ts';
import { auditData } from './platform/audit/audit.ts';
import type { Db } from './platform/db/database.ts';
import type { Feature } from './platform/feature.ts';
import type { Platform } from './platform/platform.ts';

/** What the elder's own medical card says of allergies. */
const cardAllergies = async (db: Db, elderId: string): Promise<string[]> => {
  const { allergies } = await medicalCardOf(db, elderId);
  return allergies === null ? [] : [allergies];
};

/** All features of the product, each given the platform. */
export function features(platform: Platform): readonly Feature[] {
  const refund = refundForCancellation(platform);
  const heard = { doses: dosesToday(platform), lastCheckIn: lastCheckIn(platform) };
  return [
    accountsFeature(platform, {
      onOwnPhone: elderTakesOver(platform),
      personalData: [
        ...bookingData(platform, { refund }),
        ...circleData(platform),
        ...doctorData(platform),
        ...recordData,
        ...noteData,
        ...documentData(platform),
        ...vitalsData,
        ...alertData,
        checkInData,
        ...medicationData,
        ...careData,
        ...paymentData,
        volunteeringData(platform),
        ...noticeData(platform),
        ...supportData,
        ...auditData,
      ],
    }),
    placesFeature(platform),
    circleFeature(platform),
    doctorsFeature(platform, { busyTimes }),
    bookingsFeature(platform, { refund }),
    practiceFeature(platform),
    recordFeature(platform),
    notesFeature(platform),
    documentsFeature(platform),
    fhirFeature(platform, {
      addReading: (caller, elderId, reading) => addVital(platform, caller, elderId, reading),
      sources: [
        (elderId) => appointmentsOf(platform.db, elderId, platform.clock.now()),
        (elderId) => medicationStatements(platform.db, elderId, dayInKigali(platform.clock.now())),
      ],
    }),
    summaryFeature(platform, { medicines: currentMedicines(platform) }),
    glancesFeature(platform, { ...heard, nextVisit: nextVisit(platform) }),
    checkinsFeature(platform),
    caregiversFeature(platform, {
      health: (access) => healthAtAGlance(platform, access, heard),
      doses: (elderId, day) => {
        const reader = { day, now: platform.clock.now(), personId: elderId, mayWrite: false };
        return dosesOfDay(platform.db, elderId, reader);
      },
    }),
    vitalsFeature(platform),
    alertsFeature(platform),
    timelineFeature(platform, {
      sources: [
        vitalsOnTimeline,
        alertsOnTimeline,
        recordOnTimeline,
        ...notesOnTimeline,
        documentsOnTimeline,
        visitsOnTimeline(platform),
        medicinesOnTimeline(platform),
        careOnTimeline,
      ],
    }),
    medicationsFeature(platform, { allergySources: [recordedAllergies, cardAllergies] }),
    paymentsFeature(platform),
    volunteeringFeature(platform),
    notificationsFeature(platform),
    searchFeature(platform, { sources: [appointmentSearch(platform), doctorSearch(platform)] }),
    supportFeature(platform),
    adminFeature(platform, { bookingCounts, paymentCounts }),
  ];
}
