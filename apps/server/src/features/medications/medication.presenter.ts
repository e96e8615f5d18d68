import { dayInKigali } from '@hafi/base/kigali-time';
import type { Medication } from '@hafi/contract/medications/medication.schemas';
import { daysLeft } from '@hafi/contract/medications/schedule';
import type { Locale } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';
import { type KnownAllergy, medicineWarnings } from './checks/medicine-warnings.ts';
import { frequencyWords } from './frequency-words.ts';
import { isLow } from './low-pills.ts';
import type { MedicationRow } from './medications.repo.ts';

/** What the presenter needs besides the row. */
export interface MedicationFacts {
  readonly now: Date;
  readonly locale: Locale;
  readonly translate: Translate;
  readonly mayWrite: boolean;
  readonly allergies: readonly KnownAllergy[];
  /** All of the elder's current and former medicines. */
  readonly all: readonly MedicationRow[];
  readonly taken: ReadonlyMap<string, { readonly all: number; readonly today: number }>;
  /** As-needed doses that were taken within the last 24 hours, by medicine. */
  readonly takenLately: ReadonlyMap<string, readonly { readonly at: Date | null }[]>;
  /** The next scheduled dose without an answer, by medicine. */
  readonly nextDoses: ReadonlyMap<string, Date>;
}

export function statusOf(row: MedicationRow, now: Date): Medication['status'] {
  if (row.stoppedAt) return 'stopped';
  return row.endsOn !== null && row.endsOn < dayInKigali(now) ? 'completed' : 'active';
}

/** A medicine, for its reader. */
export function presentMedication(row: MedicationRow, facts: MedicationFacts): Medication {
  const { allergies, locale, mayWrite, now, translate } = facts;
  const status = statusOf(row, now);
  const active = status === 'active';
  const others = facts.all
    .filter((other) => other.id !== row.id && statusOf(other, now) === 'active')
    .map(({ name }) => name);
  return {
    id: row.id,
    name: row.name,
    dosage: row.dosage,
    form: row.form,
    pillsPerDose: row.pillsPerDose,
    meal: row.meal,
    note: row.note,
    schedule: row.schedule as Medication['schedule'],
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    status,
    frequency: frequencyWords(row.schedule, locale, translate),
    timesTaken: facts.taken.get(row.id)?.all ?? 0,
    takenToday: facts.taken.get(row.id)?.today ?? 0,
    takenLately: (facts.takenLately.get(row.id) ?? []).flatMap(({ at }) => at?.toISOString() ?? []),
    nextDose: active ? (facts.nextDoses.get(row.id)?.toISOString() ?? null) : null,
    pills: row.pills,
    daysLeft: active ? daysLeft(row.schedule, row) : null,
    low: active && isLow(row, now),
    refillDays: row.refillDays,
    remindAgainMinutes: row.remindAgainMinutes,
    tellCircleMinutes: row.tellCircleMinutes,
    warnings: active ? medicineWarnings(row.name, { allergies, taken: others }) : [],
    since: row.createdAt.toISOString(),
    stoppedAt: row.stoppedAt?.toISOString() ?? null,
    stopReason: row.stopReason,
    can: { change: mayWrite && !row.stoppedAt },
  };
}
