import { addDays, dayInKigali, instantAt, weekdayOf } from '@hafi/base/kigali-time';
import type { Answer } from '@hafi/contract/core/endpoint';
import type { OwnLimits } from '@hafi/contract/vitals/own-limits';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import {
  type VitalKind,
  type VitalValues,
  vitalKindNames,
} from '@hafi/contract/vitals/vital-kinds';
import { bearingOf } from '@hafi/contract/vitals/vital-status';
import type { getLatestVitals, LatestVital } from '@hafi/contract/vitals/vitals.contract';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { closedOf } from '../alerts/alerts.public.ts';
import { openHealth } from '../circle/circle.public.ts';
import { news2Of } from './news2-of.ts';
import { mayJudge } from './own-limits/change-own-limits.ts';
import { findLimits, limitsAt } from './own-limits/own-limits.repo.ts';
import { findLatest } from './readings.repo.ts';
import { findUnseen } from './unseen-readings.ts';
import { kindOf, readValues } from './vital-codes.ts';
import { findMeans, type MeansRow } from './vital-series.repo.ts';
import { presentReadings } from './vitals.presenter.ts';

type Latest = Answer<typeof getLatestVitals>['data'];

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A mean with one decimal; null without readings. */
function meanOf(value: number | null, second: number | null): VitalValues | null {
  if (value === null) return null;
  return readValues({
    value: Math.round(value),
    second: second === null ? null : Math.round(second),
  });
}

/** The first part of a reading: the systolic pressure, or the only value. */
const firstOf = (values: VitalValues) => ('systolic' in values ? values.systolic : values.value);

/**
 * The smallest difference of two weekly means that counts as higher or lower, in the kind's unit:
 * about the variation of home devices and of a calm day. Chosen by us, for wording only.
 */
const speakableChange: Readonly<Record<VitalKind, number>> = {
  'heart-rate': 3,
  'blood-pressure': 5,
  temperature: 0.3,
  'oxygen-saturation': 1,
  weight: 0.5,
  glucose: 10,
  'respiratory-rate': 2,
};

function changeOf(
  reading: Reading,
  means: MeansRow | undefined,
  own: readonly OwnLimits[],
): LatestVital['change'] {
  const mean = means ? meanOf(means.before, means.beforeSecond) : null;
  if (!mean) return null;
  const difference = rounded(firstOf(reading.values) - firstOf(mean));
  const { breathing, glucoseContext: glucose } = reading;
  const context = { glucose, breathing, own };
  return {
    mean,
    difference,
    percent: rounded((difference / firstOf(mean)) * 100),
    bearing: bearingOf(reading.kind, mean, reading.values, context),
  };
}

/** What a difference from last week's mean is called. */
function trendOf(kind: VitalKind, difference: number): 'higher' | 'lower' | 'same' {
  if (Math.abs(difference) < speakableChange[kind]) return 'same';
  return difference > 0 ? 'higher' : 'lower';
}

function weekOf(
  kind: VitalKind,
  means: MeansRow | undefined,
  latest: Reading | null,
  own: readonly OwnLimits[],
): LatestVital['week'] {
  const thisWeek = means ? meanOf(means.thisWeek, means.thisWeekSecond) : null;
  const lastWeek = means ? meanOf(means.lastWeek, means.lastWeekSecond) : null;
  if (!thisWeek || !lastWeek || !latest) return null;
  const since = (values: VitalValues) => rounded(firstOf(values) - firstOf(lastWeek));
  const trend = trendOf(kind, since(thisWeek));
  const bearing = trend === 'same' ? 'neither' : bearingOf(kind, lastWeek, thisWeek, { own });
  const { direction } = latest.status;
  const usual = direction === null || trend === (direction === 'high' ? 'higher' : 'lower');
  const agrees = usual && trend === trendOf(kind, since(latest.values));
  return { thisWeek, lastWeek, trend, bearing, agrees };
}

/**
 * The latest reading of each vital.
 * @throws Problem not-found
 */
export async function getLatest(
  platform: Platform,
  caller: Principal,
  elderId: string,
): Promise<Latest> {
  const { clock, db } = platform;
  const access = await openHealth(platform, caller, elderId, 'vitals');
  const now = clock.now();
  const today = dayInKigali(now);
  const monday = addDays(today, 1 - weekdayOf(today));
  const week = {
    lastBegin: instantAt(addDays(monday, -7), '00:00'),
    begin: instantAt(monday, '00:00'),
    end: instantAt(addDays(monday, 7), '00:00'),
  };
  const lasts = await findLatest(db, elderId);
  const means = await findMeans(db, { elderId, lasts, week });
  const attention = await findUnseen(db, elderId, now);
  const shown = await presentReadings(db, [...lasts, ...attention], access);
  const readings = shown.slice(0, lasts.length);
  const closed = await closedOf(db, elderId, readings);
  const spans = await findLimits(db, elderId);
  const own = limitsAt(spans, now);
  const vitals = vitalKindNames.map((kind): LatestVital => {
    const reading = readings.find((each) => each.kind === kind) ?? null;
    const row = means.find((each) => kindOf(each.kind) === kind);
    const change = reading && changeOf(reading, row, own);
    const ended = closed.find((alert) => alert.kind === kind) ?? null;
    return { kind, reading, closed: ended, change, week: weekOf(kind, row, reading, own) };
  });
  const score = news2Of(lasts);
  const shownScore = score && { ...score, at: score.at.toISOString() };
  return {
    vitals,
    news2: shownScore,
    attention: shown.slice(lasts.length),
    ownLimits: {
      current: spans
        .filter(({ endedAt }) => endedAt === null)
        .map(({ limits, reason, setAt, setByName }) => ({
          limits,
          by: setByName,
          at: setAt.toISOString(),
          reason,
        })),
      mayChange: await mayJudge(db, caller, access),
    },
  };
}
