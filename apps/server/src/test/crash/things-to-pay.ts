import { addDays, dayInKigali, weekdayOf } from '@hafi/base/kigali-time';
import { holidayOn } from '../../features/doctors/holidays.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Platform } from '../../platform/platform.ts';
import { ageAccount } from '../age-account.ts';
import { makeBooking } from '../factories/booking.factory.ts';
import { makeDoctor } from '../factories/doctor.factory.ts';
import { makePerson } from '../factories/person.factory.ts';
import type { ToPay } from '../payments/payers-under-kills.ts';
import { makeBadges } from '../payments/scenes/badge-scenes.ts';
import { makePlans } from '../payments/scenes/plan-scenes.ts';
import type { Maker } from '../payments/scenes/scene.ts';

const slots = ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00'];

/** Appointments of people of their own, some days from now. */
export async function makeAppointments(platform: Platform, count: number): Promise<ToPay[]> {
  const app = { platform, clock: Object.assign({ advance() {}, set() {} }, systemClock) };
  const days = Array.from({ length: 12 }, (_, ahead) =>
    addDays(dayInKigali(new Date()), ahead + 5),
  ).filter((day) => weekdayOf(day) < 6 && weekdayOf(day) > 0 && !holidayOn(day));
  const all: ToPay[] = [];
  let doctor = await makeDoctor(app);
  let person = await makePerson(app);
  for (let nth = 0; nth < count; nth += 1) {
    if (nth % 5 === 0) person = await ageAccount(app, await makePerson(app));
    if (nth > 0 && nth % (slots.length * days.length) === 0) doctor = await makeDoctor(app);
    const [time, date] = [
      slots[nth % slots.length],
      days[Math.floor(nth / slots.length) % days.length],
    ];
    if (!time || !date) throw new Error('there is no time left');
    const { id } = await makeBooking(app, { doctor, patient: person, date, time, quiet: true });
    all.push({ kind: 'booking', purpose: id, person, cancel: `/api/bookings/${id}/cancel` });
  }
  return all;
}

/** Chosen badges, and the parts of care plans that are due, each with who pays it. */
export async function makePlansAndBadges(
  app: Maker,
  count: { readonly plans: number; readonly badges: number },
): Promise<ToPay[]> {
  const all: ToPay[] = [];
  for (const { about, toPay } of await makePlans(app, count.plans, app.clock.now())) {
    const first = await toPay({ part: 0, byOther: false });
    const second = await toPay({ part: 1, byOther: false });
    // Who pays the other part may not end the plan, and tries.
    const cancel = `/api/subscriptions/${about}/cancel`;
    const parts = second.purpose === first.purpose ? [first] : [first, second];
    all.push(...parts.map((part) => ({ ...part, kind: 'plan' as const, cancel })));
  }
  for (const { toPay } of await makeBadges(app, count.badges)) {
    const badge = await toPay({ part: 0, byOther: false });
    const cancel = `/api/badges/${badge.purpose}/withdraw`;
    all.push({ ...badge, kind: 'badge', cancel });
  }
  return all;
}
