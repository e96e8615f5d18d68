import { accountsFeature } from './features/accounts/accounts.feature.ts';
import { adminFeature } from './features/admin/admin.feature.ts';
import { alertsFeature } from './features/alerts/alerts.feature.ts';
import { findUrgent, letGoOfAlerts } from './features/alerts/alerts.public.ts';
import { bookingsFeature } from './features/bookings/bookings.feature.ts';
import {
  busyTimes,
  nextAppointment,
  treatingDoctors,
} from './features/bookings/bookings.public.ts';
import { callsFeature } from './features/calls/calls.feature.ts';
import { lastSpoken } from './features/calls/calls.public.ts';
import { caregiversFeature } from './features/caregivers/caregivers.feature.ts';
import { nextHomeVisit } from './features/caregivers/caregivers.public.ts';
import { channelsFeature } from './features/channels/channels.feature.ts';
import { checkinsFeature } from './features/checkins/checkins.feature.ts';
import { lastCheckIns, letGoOfCheckIns } from './features/checkins/checkins.public.ts';
import { circleFeature } from './features/circle/circle.feature.ts';
import type { LetGo } from './features/circle/circle.public.ts';
import { doctorsFeature } from './features/doctors/doctors.feature.ts';
import { documentsFeature } from './features/documents/documents.feature.ts';
import { emergencyFeature } from './features/emergency/emergency.feature.ts';
import {
  letGoOfCalls,
  namedPhones,
  openEmergencyOf,
} from './features/emergency/emergency.public.ts';
import { exchangeFeature } from './features/exchange/exchange.feature.ts';
import type { FhirSlot } from './features/exchange/exchange.public.ts';
import { medicationsFeature } from './features/medications/medications.feature.ts';
import { lastDoseByElder } from './features/medications/medications.public.ts';
import { messagesFeature } from './features/messages/messages.feature.ts';
import { lastWritten } from './features/messages/messages.public.ts';
import { notesFeature } from './features/notes/notes.feature.ts';
import { notificationsFeature } from './features/notifications/notifications.feature.ts';
import { paymentsFeature } from './features/payments/payments.feature.ts';
import { placesFeature } from './features/places/places.feature.ts';
import { plansFeature } from './features/plans/plans.feature.ts';
import { practiceFeature } from './features/practice/practice.feature.ts';
import { recordFeature } from './features/record/record.feature.ts';
import { searchFeature } from './features/search/search.feature.ts';
import type { SearchSlot } from './features/search/search.public.ts';
import { supportFeature } from './features/support/support.feature.ts';
import { timelineFeature } from './features/timeline/timeline.feature.ts';
import type { TimelineSlot } from './features/timeline/timeline.public.ts';
import { vettingFeature } from './features/vetting/vetting.feature.ts';
import { vitalsFeature } from './features/vitals/vitals.feature.ts';
import { lastReadingByElder } from './features/vitals/vitals.public.ts';
import { volunteeringFeature } from './features/volunteering/volunteering.feature.ts';
import { inTransaction } from './platform/db/in-transaction.ts';
import type { Feature } from './platform/feature.ts';
import type { Platform } from './platform/platform.ts';

/**
 * A feature and its contributions to the features that collect from all: timeline, search and FHIR
 * export.
 */
type Room = Feature & Partial<TimelineSlot & SearchSlot & FhirSlot>;

/**
 * Creates all features of the product, giving each the platform and the functions it needs from
 * other features.
 */
export function features(platform: Platform): readonly Feature[] {
  const letGo: LetGo = async (tx, holder) => {
    await letGoOfCheckIns(platform, tx, holder);
    await letGoOfAlerts(platform, tx, holder);
    await letGoOfCalls(platform, tx, holder);
  };
  const lastActs = [lastWritten, lastSpoken, lastDoseByElder, lastReadingByElder];
  const payments = paymentsFeature(platform);
  const bookings = bookingsFeature(platform, { letGo, refund: payments.refund });
  const volunteering = volunteeringFeature(platform);
  const vitals = vitalsFeature(platform);
  const checkins = checkinsFeature(platform, {
    namedPhones,
    lastActs,
  });
  const medications = medicationsFeature(platform);
  const alerts = alertsFeature(platform, {
    doses: medications.dosesToday,
    lastDose: medications.lastDose,
    lastCheckIn: checkins.lastCheckIn,
    checkInMissed: checkins.checkInMissed,
    checkInToday: checkins.checkInToday,
    nextAppointment: bookings.nextAppointment,
    nextHomeVisit: nextHomeVisit(platform),
    treatingDoctors,
  });
  const caregivers = caregiversFeature(platform, {
    health: alerts.atAGlance,
    doses: medications.dosesOfDay,
  });
  const plans = plansFeature(platform, {
    giveBack: payments.refund,
    comesByBank: payments.comesByBank,
  });
  const circle = circleFeature(platform, {
    letGo,
    closing: {
      signsOfLife: [lastCheckIns, ...lastActs],
      isInDanger: async (elderId) =>
        (await openEmergencyOf(platform, elderId)) !== null ||
        (await findUrgent(platform.db, [elderId])).length > 0,
    },
    planned: [bookings.planned, caregivers.planned, volunteering.planned, plans.planned],
  });
  const channels = channelsFeature(platform, (within) => ({
    nextAppointment: nextAppointment(within),
  }));
  const promises = [vitals.promises, bookings.promises, volunteering.promises, caregivers.promises];
  // Nobody agrees to it beforehand: it is given back as soon as a confirmation ends.
  const calls = {
    find: async () => [],
    end: (personId: string) =>
      inTransaction(platform, (tx) => letGo(tx, { personId, elderId: null })),
  };
  const vetting = vettingFeature(platform, {
    giveBack: payments.giveBack,
    tellLicenceEnded: bookings.tellLicenceEnded,
    tellRenamed: [bookings.tellRenamed, volunteering.tellRenamed],
    promises: [...promises, calls],
  });
  // The order in which personal data is exported and erased, and in which search lists its hits.
  const rooms: readonly Room[] = [
    bookings,
    circle,
    doctorsFeature(platform, { busyTimes }),
    recordFeature(platform),
    notesFeature(platform),
    documentsFeature(platform),
    vitals,
    alerts,
    checkins,
    medications,
    caregivers,
    payments,
    plans,
    volunteering,
    vetting,
    messagesFeature(platform),
    callsFeature(platform),
    notificationsFeature(platform),
    supportFeature(platform),
    adminFeature(platform, { promises, withdrawDeath: circle.withdrawDeath, letGo }),
    placesFeature(platform),
    emergencyFeature(platform, {
      medicines: medications.lastTaken,
      lastActs,
    }),
    practiceFeature(platform, { giveBackFee: payments.giveBackFee }),
    channels,
  ];
  const exchange = exchangeFeature(platform, {
    sources: rooms.flatMap(({ fhir }) => fhir ?? []),
    imports: vitals.imports,
    medicines: medications.current,
    prescribed: medications.prescribed,
  });
  const holders: readonly Feature[] = [...rooms, exchange];
  return [
    ...holders,
    accountsFeature(platform, {
      onNewOwner: async (tx, personId) => {
        // First: its locks come before those of circles.
        await vetting.endForNewOwner(tx, personId);
        for (const { onNewOwner } of holders) await onNewOwner?.(tx, personId);
      },
      rename: vetting.rename,
      requireKeeper: circle.requireKeeper,
      numberPassing: circle.numberPassing,
      phoneSignIns: { ...circle.phoneSignIns, onPinLocked: channels.onPinLocked },
      personalData: holders.flatMap(({ personalData }) => personalData ?? []),
    }),
    timelineFeature(platform, { sources: rooms.flatMap(({ timeline }) => timeline ?? []) }),
    searchFeature(platform, { sources: rooms.flatMap(({ search }) => search ?? []) }),
  ];
}
