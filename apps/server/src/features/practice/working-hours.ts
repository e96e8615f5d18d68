import type { FieldIssue } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { invalidFields } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockSchedule, updateDoctor, type WorkingSpell } from '../doctors/doctors.public.ts';
import { ownPractice } from './own-profile.ts';

/** The doctor's own weekly working hours. */
export async function getWorkingHours({ db }: Platform, personId: string) {
  return (await ownPractice(db, personId)).workingHours;
}

/**
 * Replaces the doctor's own weekly working hours. Existing appointments stay.
 * @throws Problem no-doctor-profile, or invalid-input when a period ends before it starts or two
 * overlap
 */
export async function saveWorkingHours(
  platform: Platform,
  personId: string,
  spells: readonly WorkingSpell[],
) {
  const fields = problemsOf(spells);
  if (fields.length > 0) throw invalidFields(fields);
  const workingHours = [...spells].sort(
    (a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start),
  );
  return inTransaction(platform, async (tx) => {
    const { id } = await ownPractice(tx, personId);
    await lockSchedule(tx, id);
    await updateDoctor(tx, id, { workingHours, updatedAt: platform.clock.now() });
    return workingHours;
  });
}

function problemsOf(spells: readonly WorkingSpell[]): FieldIssue[] {
  return spells.flatMap((spell, index) => {
    if (spell.end <= spell.start) {
      return [{ path: `spells.${index}.end`, code: 'ends-before-start' }];
    }
    const meets = spells
      .slice(0, index)
      .some(
        (other) =>
          other.weekday === spell.weekday && other.start < spell.end && spell.start < other.end,
      );
    return meets ? [{ path: `spells.${index}.start`, code: 'overlapping' }] : [];
  });
}
