import {
  deleteNotification,
  findNotifications,
  markRead,
} from '../features/notifications/notifications.repo.ts';
import { cast } from './demo-accounts.ts';
import { recordPaidPayment } from './record-paid-payment.ts';
import { seedAppointment } from './seed-bookings.ts';
import { hoursFrom, platformAt, type SeededDoctor, type World } from './world.ts';

const day = 24;

async function pay({ platform, now }: World, elder: string, bookingId: string, hoursAgo: number) {
  const { firstName, lastName, email, phoneNumber = '' } = cast.elder;
  const billing = { firstName, lastName, email };
  const then = platformAt(platform, hoursFrom(now, -hoursAgo));
  await recordPaidPayment(then, { personId: elder, bookingId, phone: phoneNumber, billing });
}

/**
 * The main elder's appointments: three in past months, an appointment by phone with her family doctor in a few
 * days, and a later one with the heart specialist, to be paid there; four notifications, two
 * unread.
 */
export async function seedElder(
  world: World,
  elder: string,
  doctors: {
    readonly family: SeededDoctor;
    readonly heart: SeededDoctor;
    readonly eyes: SeededDoctor;
  },
): Promise<void> {
  const { db } = world.platform;
  const appointment = async (
    doctor: SeededDoctor,
    daysAgo: number,
    type: 'general' | 'follow-up',
  ) => {
    const id = await seedAppointment(world, {
      patientAt: () => elder,
      doctor,
      type,
      mode: 'in-person',
      day: -daysAgo,
      nth: 2,
      bookedHoursAgo: (daysAgo + 20) * day,
      acceptedHoursAgo: (daysAgo + 19) * day,
    });
    await pay(world, elder, id, (daysAgo + 19) * day - 1);
  };
  await appointment(doctors.eyes, 75, 'general');
  await appointment(doctors.family, 40, 'general');
  await appointment(doctors.family, 12, 'follow-up');
  for (const { id } of await findNotifications(db, elder, { after: null, limit: 100 })) {
    await deleteNotification(db, elder, id);
  }
  const talk = await seedAppointment(world, {
    patientAt: () => elder,
    doctor: doctors.family,
    type: 'general',
    mode: 'phone',
    day: 3,
    nth: 2,
    bookedHoursAgo: 50,
    acceptedHoursAgo: 46,
    note: 'I would like to talk about my sleep.',
  });
  await pay(world, elder, talk, 45);
  await markRead(db, elder, hoursFrom(world.now, -40));
  await seedAppointment(world, {
    patientAt: () => elder,
    doctor: doctors.heart,
    type: 'general',
    mode: 'in-person',
    day: 7,
    nth: 4,
    bookedHoursAgo: 5,
    acceptedHoursAgo: 1,
  });
}
