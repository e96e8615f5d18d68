import { dayInMs } from '@hafi/base/time';
import type { HandoverCard } from '@hafi/contract/emergency/emergency.schemas';
import { illnessName } from '@hafi/contract/record/icd';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../../platform/platform.ts';
import { medicalCardOf } from '../../accounts/accounts.public.ts';
import { entriesOf, findRecordEntries } from '../../record/record.public.ts';
import {
  findLatest,
  kindOf,
  type ReadingRow,
  vitalNames,
  writtenValue,
} from '../../vitals/vitals.public.ts';

/** The medicines that an elder takes now, each with when it was last taken; from medications. */
export type MedicineSource = (
  elderId: string,
) => Promise<readonly { readonly name: string; readonly lastTakenAt: Date | null }[]>;

/** How an emergency is shown: in the reader's language, with what other features know. */
export interface Showing {
  readonly locale: Locale;
  readonly medicines: MedicineSource;
}

function shownReading({ translate }: Platform, locale: Locale, row: ReadingRow) {
  const kind = kindOf(row.kind);
  return {
    name: translate(locale, vitalNames[kind]),
    value: `${writtenValue(row, locale)} ${vitalKinds[kind].unit}`,
    takenAt: row.takenAt.toISOString(),
  };
}

/** What a helper needs who comes. Callers must have checked that the reader may have it. */
export async function handoverCardOf(
  platform: Platform,
  elderId: string,
  locale: Locale,
  medicines: MedicineSource,
): Promise<HandoverCard> {
  const { clock, db } = platform;
  const since = new Date(clock.now().getTime() - dayInMs);
  const entries = await findRecordEntries(db, elderId);
  const readings = (await findLatest(db, elderId)).filter(({ takenAt }) => takenAt >= since);
  const taken = await medicines(elderId);
  return {
    ...(await medicalCardOf(db, elderId)),
    knownAllergies: entriesOf(entries, 'allergy').map(({ content }) => content.substance),
    knownConditions: entriesOf(entries, 'condition')
      .filter(({ content }) => content.status !== 'resolved')
      .map(({ content }) => illnessName(content, locale)),
    medicines: taken.map(({ lastTakenAt, name }) => ({
      name,
      lastTakenAt: lastTakenAt?.toISOString() ?? null,
    })),
    readings: readings.map((row) => shownReading(platform, locale, row)),
  };
}
