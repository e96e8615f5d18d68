import { dayInKigali } from '@hafi/base/kigali-time';
import { type OwnLimits, ownLimitsFor } from '@hafi/contract/vitals/own-limits';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import {
  keptValues,
  partOf,
  partsOf,
  type VitalKind,
  vitalKinds,
} from '@hafi/contract/vitals/vital-kinds';
import { bandOf, statusOf } from '@hafi/contract/vitals/vital-status';
import type { LatestVital, VitalSeries, VitalsReport } from '@hafi/contract/vitals/vitals.contract';
import { type Shown, withOptimistic } from '../../kit/optimistic.ts';
import type { EntryOf } from '../../lib/outbox/entry-kinds.ts';

type Entry = EntryOf<'reading'>;

/** A reading as the server will show it; null for a vital that this version does not know. */
function readingOf({ at, body }: Entry, own: readonly OwnLimits[]): Reading | null {
  const { breathing = null, glucoseContext = null, id, kind, source, takenAt, unit } = body;
  const known: { readonly loinc: string } | undefined = vitalKinds[kind];
  const values = known ? keptValues(body) : null;
  if (!values) return null;
  const moment = new Date(takenAt ?? at).toISOString();
  return {
    id,
    kind,
    loinc: known.loinc,
    ucum: vitalKinds[kind].ucum,
    values,
    glucoseContext,
    breathing: null,
    consciousness: null,
    status: statusOf(kind, values, { glucose: glucoseContext, unit, breathing, own }),
    judgedBy: ownLimitsFor(kind, own),
    takenAt: moment,
    dayOnly: false,
    recordedAt: new Date(at).toISOString(),
    recordedBy: null,
    source: source ?? 'typed',
    deviceName: null,
    state: 'final',
    withdrawn: null,
    mayCorrect: false,
  };
}

/** A reading that only this device shows; without `sentAt` it waits. */
interface OwnReading {
  readonly reading: Reading;
  readonly sentAt: number | undefined;
}

const readingsOf = (entries: readonly Entry[], own: readonly OwnLimits[]): OwnReading[] =>
  entries.flatMap((entry) => {
    const reading = readingOf(entry, own);
    return reading ? { reading, sentAt: entry.sentAt } : [];
  });

/** A list of readings, newest first, with those of this device that it lacks. */
export const listWithWaiting = (
  known: readonly Reading[],
  entries: readonly Entry[],
  own: readonly OwnLimits[] = [],
): Shown<Reading>[] =>
  withOptimistic<Reading, OwnReading>(known, readingsOf(entries, own), {
    isAbout: ({ id }, { reading }) => reading.id === id,
    // The server has it already; its answer was lost.
    changed: (reading) => reading,
    added: ({ reading }) => reading,
  }).sort((one, other) => Date.parse(other.takenAt) - Date.parse(one.takenAt));

const momentOf = (reading: Reading | null) => (reading ? Date.parse(reading.takenAt) : 0);

/** The latest reading of each vital, from the server or this device. */
export const latestWithWaiting = (
  known: readonly LatestVital[],
  entries: readonly Entry[],
  own: readonly OwnLimits[] = [],
): Shown<LatestVital>[] =>
  withOptimistic<LatestVital, OwnReading>(known, readingsOf(entries, own), {
    isAbout: ({ kind, reading }, entered) =>
      kind === entered.reading.kind && momentOf(reading) < momentOf(entered.reading),
    // Only the server can compare it with the previous month.
    changed: (vital, { reading }) => ({ ...vital, reading, change: null, closed: null }),
    added: () => null,
  });

type Spread = NonNullable<VitalSeries['parts'][number]['whole']>;

/** Adds a value to a spread of `count` values. */
const spreadWith = (before: Spread | null, count: number, value: number): Spread =>
  before
    ? {
        min: Math.min(before.min, value),
        mean: (before.mean * count + value) / (count + 1),
        max: Math.max(before.max, value),
      }
    : { min: value, mean: value, max: value };

const emptySeries = (
  { judgedBy, kind, takenAt }: Reading,
  buckets: number,
  own: readonly OwnLimits[],
): VitalSeries => ({
  kind,
  parts: partsOf(kind).map(([part]) => ({
    part,
    band: bandOf(kind, part, { own }) ?? null,
    whole: null,
    points: Array.from({ length: buckets }, () => null),
  })),
  counts: Array.from({ length: buckets }, () => 0),
  abnormal: 0,
  judged: judgedBy ? [{ by: judgedBy, from: takenAt, until: null }] : [],
});

function seriesWith(series: VitalSeries, reading: Reading, index: number): VitalSeries {
  const total = series.counts.reduce((sum, count) => sum + count, 0);
  return {
    ...series,
    parts: series.parts.map((part) => {
      const value = partOf(reading.values, part.part);
      if (value === undefined) return part;
      return {
        ...part,
        whole: spreadWith(part.whole, total, value),
        points: part.points.map((point, at) =>
          at === index ? spreadWith(point, series.counts[at] ?? 0, value) : point,
        ),
      };
    }),
    counts: series.counts.map((count, at) => (at === index ? count + 1 : count)),
    abnormal: series.abnormal + (reading.status.level === 'normal' ? 0 : 1),
  };
}

/**
 * A report including the readings of this device that it lacks; `waiting` counts those that the
 * server does not have, by vital.
 */
export function reportWithWaiting(
  report: VitalsReport,
  entries: readonly Entry[],
  own: readonly OwnLimits[] = [],
): { readonly report: VitalsReport; readonly waiting: ReadonlyMap<VitalKind, number> } {
  const waiting = new Map<VitalKind, number>();
  let { series } = report;
  for (const { reading, sentAt } of readingsOf(entries, own)) {
    const day = dayInKigali(new Date(reading.takenAt));
    const index = report.buckets.findIndex(({ from, to }) => from <= day && day <= to);
    if (index < 0) continue;
    const { kind } = reading;
    const known = series.find((each) => each.kind === kind);
    const next = seriesWith(
      known ?? emptySeries(reading, report.buckets.length, own),
      reading,
      index,
    );
    series = [...series.filter((each) => each !== known), next];
    if (sentAt === undefined) waiting.set(kind, (waiting.get(kind) ?? 0) + 1);
  }
  return { report: { ...report, series }, waiting };
}
