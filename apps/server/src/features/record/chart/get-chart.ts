import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import type { Chart } from '@hafi/contract/record/chart.contract';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { chartAppointments } from '../../bookings/bookings.public.ts';
import { circleWith, type ElderAccess, openHealth } from '../../circle/circle.public.ts';
import { countDoses } from '../../medications/medications.public.ts';
import { vitalTrends } from '../../vitals/vitals.public.ts';
import { sinceMet } from './since-met.ts';

/** The days whose doses a chart counts, today included. */
const doseDays = 14;

async function dosesOf(db: Db, elderId: string, now: Date): Promise<Chart['doses']> {
  const from = instantAt(addDays(dayInKigali(now), 1 - doseDays), '00:00');
  const byMedicine = await countDoses(db, elderId, { from, before: now });
  const sum = (part: 'due' | 'taken') => byMedicine.reduce((all, each) => all + each[part], 0);
  return {
    days: doseDays,
    all: { taken: sum('taken'), due: sum('due') },
    byMedicine: byMedicine.map(({ due, medicationId, taken }) => ({ medicationId, due, taken })),
  };
}

/** Who reads a signed note; the names are the circle's, so only its members see them. */
async function readersOf(db: Db, access: ElderAccess): Promise<Chart['readers']> {
  const { by, elderId, personId } = access;
  const ids = (await circleWith(db, elderId, 'health:read')).filter((id) => id !== personId);
  const people = by === 'visit' ? null : await findPeople(db, ids);
  return { count: ids.length, names: people && [...people.values()].map(({ name }) => name) };
}

/**
 * A patient's chart for a doctor, besides what has endpoints of its own.
 * @throws Problem not-found for anyone who may not read the elder's health
 */
export async function getChart(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<Chart> {
  const access = await openHealth(platform, caller, elderId, 'record');
  const { clock, db } = platform;
  const now = clock.now();
  const { personId } = caller;
  const { metAt, ...appointments } = await chartAppointments(db, {
    patientId: elderId,
    personId,
    now,
  });
  return {
    ...appointments,
    since: metAt && (await sinceMet(db, elderId, { at: metAt, now, doctor: personId })),
    trends: await vitalTrends(db, elderId, now),
    doses: await dosesOf(db, elderId, now),
    readers: await readersOf(db, access),
  };
}
