import { addDays, type CalendarDay, instantAt } from '@hafi/base/kigali-time';
import { partsOf, type VitalKind } from '@hafi/contract/vitals/vital-kinds';
import { bandOf } from '@hafi/contract/vitals/vital-status';
import type { Db } from '../../platform/db/database.ts';
import { findLimits, limitsAt } from './own-limits/own-limits.repo.ts';
import { findBuckets } from './vital-series.repo.ts';

/** A span of values: of blood pressure from the lowest diastolic to the highest systolic. */
interface Span {
  readonly low: number;
  readonly high: number;
}

/** A vital over seven Kigali days. */
interface VitalWeek {
  readonly days: { day: CalendarDay; span: Span | null }[];
  /** The elder's usual range; null where there is none. */
  readonly usual: Span | null;
}

const length = 7;

/**
 * The lowest and the highest value of a vital on each of the seven Kigali days up to this one;
 * callers must have checked access.
 */
export async function vitalWeek(
  db: Db,
  elderId: string,
  kind: VitalKind,
  last: CalendarDay,
): Promise<VitalWeek> {
  const days = Array.from({ length }, (_, each) => addDays(last, each + 1 - length));
  const bounds = [...days, addDays(last, 1)].map((day) => instantAt(day, '00:00'));
  const [first = new Date(0), ...rest] = bounds;
  const rows = await findBuckets(db, { elderId, kinds: [kind], bounds: [first, ...rest] });
  const own = limitsAt(await findLimits(db, elderId), bounds.at(-1) ?? first);
  const bands = partsOf(kind).flatMap(([part]) => bandOf(kind, part, { own }) ?? []);
  return {
    days: days.map((day, each) => {
      const row = rows.find(({ bucket }) => bucket === each + 1);
      return {
        day,
        span: row ? { low: (row.secondMin ?? row.min) / 10, high: row.max / 10 } : null,
      };
    }),
    usual:
      bands.length > 0
        ? {
            low: Math.min(...bands.map(({ min }) => min)),
            high: Math.max(...bands.map(({ max }) => max)),
          }
        : null,
  };
}
