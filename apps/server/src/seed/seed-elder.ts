import {
  deleteNotification,
  findNotifications,
  markRead,
} from '../features/notifications/notifications.repo.ts';
import { seedAppointment } from './seed-bookings.ts';
import { hoursFrom, type SeededDoctor, type World } from './world.ts';

const day = 24;

/**
 * The elder's own story: three visits of the last months, one video talk with her family doctor in
 * a few days, one visit to the heart doctor after it; four notifications, of which two are new.
 * Answers the ids of the past visits.
 */
export async function seedElder(
  world: World,
  elder: string,
  doctors: {
    readonly family: SeededDoctor;
    readonly heart: SeededDoctor;
    readonly eyes: SeededDoctor;
  },
): Promise<string[]> {
  const { db } = world.platform;
  const past = async (doctor: SeededDoctor, daysAgo: number, type: 'general' | 'follow-up') =>
    seedAppointment(world, {
      ...{ patientId: elder, doctor, type, mode: 'in-person', day: -daysAgo, nth: 2 },
      bookedHoursAgo: (daysAgo + 20) * day,
      acceptedHoursAgo: (daysAgo + 19) * day,
    });
  const visits = [
    await past(doctors.eyes, 75, 'general'),
    await past(doctors.family, 40, 'general'),
    await past(doctors.family, 12, 'follow-up'),
  ];
  for (const { id } of await findNotifications(db, elder, null, 100)) {
    await deleteNotification(db, elder, id);
  }
  await seedAppointment(world, {
    ...{ patientId: elder, doctor: doctors.family, type: 'general', mode: 'video', day: 3, nth: 2 },
    ...{ bookedHoursAgo: 50, acceptedHoursAgo: 46 },
    note: 'I would like to talk about my sleep.',
  });
  await markRead(db, elder, hoursFrom(world.now, -40));
  await seedAppointment(world, {
    ...{ patientId: elder, doctor: doctors.heart, type: 'general', mode: 'in-person', day: 7 },
    ...{ nth: 4, bookedHoursAgo: 5, acceptedHoursAgo: 1 },
  });
  return visits;
}
