import { dayInKigali, daysBetween } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import { daysLeft } from '@hafi/contract/medications/schedule';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { circleWith } from '../circle/circle.public.ts';
import { type OutgoingNotice, tellMany } from '../notifications/notifications.public.ts';
import { outside, titles, toCircle, toElder } from './medications.messages.ts';
import { type MedicationRow, updateMedication } from './medications.repo.ts';

/** Whether fewer days are left than `refillDays`, and the course continues beyond them. */
export function isLow(medication: MedicationRow, now: Date): boolean {
  const left = daysLeft(medication.schedule, medication);
  if (left === null || medication.stoppedAt || left >= medication.refillDays) return false;
  const { endsOn } = medication;
  return endsOn === null || daysBetween(dayInKigali(now), endsOn) >= left;
}

/**
 * Notifies the elder, and the circle members who receive alerts, that a medicine is running low;
 * once until it is refilled.
 */
export async function warnWhenLow(
  platform: Platform,
  tx: Tx,
  medication: MedicationRow,
): Promise<void> {
  const now = platform.clock.now();
  if (medication.refillWarnedAt || !isLow(medication, now)) return;
  await updateMedication(tx, medication.id, { refillWarnedAt: now });
  const { elderId, id } = medication;
  const circle = await circleWith(tx, elderId, 'alerts:receive');
  const readers = await circleWith(tx, elderId, 'health:read');
  const elder = (await findPeople(tx, [elderId])).get(elderId)?.name ?? '';
  const days = daysLeft(medication.schedule, medication) ?? 0;
  const common = { type: 'health', title: titles.low, at: now } as const;
  const key = `refill:${id}:${now.getTime()}`;
  const notices: OutgoingNotice[] = [
    {
      ...common,
      personId: elderId,
      priority: 'medium',
      text: toElder.low,
      outside: outside.low,
      values: { medicine: medication.name, days },
      link: links.ownMedications,
      dedupeKey: `${key}:${elderId}`,
    },
    ...circle.map(
      (personId): OutgoingNotice => ({
        ...common,
        personId,
        priority: 'medium',
        text: toCircle.low,
        outside: outside.lowOf,
        values: { elder },
        link: readers.includes(personId) ? links.medications(elderId) : links.vitals(elderId),
        dedupeKey: `${key}:${personId}`,
      }),
    ),
  ];
  // Nobody did it: the box runs low, even for whoever has just taken a dose from it.
  await tellMany(platform, tx, { by: null, notices });
  tx.changed(
    'notifications',
    notices.map(({ personId }) => personId),
  );
}
