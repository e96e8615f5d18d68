import { minuteInMs } from '@hafi/base/time';
import { news2Alarms, news2SpanMinutes } from '@hafi/contract/vitals/news2';
import { vitalKindNames } from '@hafi/contract/vitals/vital-kinds';
import type { Tx } from '../../platform/db/tx.ts';
import {
  type AlertRow,
  findObservedNear,
  findUrgentBefore,
  type Raised,
  raiseAlert,
  updateAlert,
} from '../alerts/alerts.public.ts';
import { forgetActivity } from '../notifications/notifications.public.ts';
import { news2Of, type ScoredSet } from './news2-of.ts';
import { findValid, type ReadingRow } from './readings.repo.ts';
import { readContext } from './vital-codes.ts';

const spanMs = news2SpanMinutes * minuteInMs;
const after = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** The valid readings of the NEWS2 span that ends at an instant, newest first. */
const upTo = (rows: readonly ReadingRow[], at: Date) =>
  rows.filter((row) => row.takenAt <= at && row.takenAt >= after(at, -spanMs));

/** All valid readings that may form a set with one taken at this instant. */
const circle = (tx: Tx, elderId: string, at: Date) =>
  findValid(tx, elderId, {
    kinds: vitalKindNames,
    from: after(at, -spanMs),
    until: after(at, spanMs + 1),
  });

/** The gravest NEWS2 of the sets that a stored reading completes or changes; null without one. */
async function scoreWith(tx: Tx, reading: ReadingRow): Promise<ScoredSet | null> {
  const rows = await circle(tx, reading.elderId, reading.takenAt);
  let gravest: ScoredSet | null = null;
  for (const { takenAt } of rows.filter((row) => row.takenAt >= reading.takenAt)) {
    const set = upTo(rows, takenAt);
    const isIn = set.find(({ kind }) => kind === reading.kind)?.id === reading.id;
    const score = isIn ? news2Of(set) : null;
    if (score && (!gravest || score.score > gravest.score)) gravest = score;
  }
  return gravest;
}

/** What level of alert a NEWS2 score raises; null for none. */
const levelOf = (score: number) =>
  score >= news2Alarms.urgent ? 'urgent' : score >= news2Alarms.watch ? 'watch' : null;

async function end(tx: Tx, reading: ReadingRow, kind: 'news2' | 'consciousness'): Promise<void> {
  const { elderId, id, takenAt } = reading;
  for (const alert of await findUrgentBefore(tx, { elderId, kind }, takenAt)) {
    await updateAlert(tx, alert.id, { endedAt: takenAt, endedReading: id });
  }
}

/**
 * Raises the alerts of a stored reading that no vital raises alone: a level of consciousness other
 * than alert, always urgent, and a NEWS2 score of 5 or more, urgent from 7 (Royal College of
 * Physicians 2017). A single vital of 3 points raises its own urgent alert. Somebody who is alert
 * again, and a low score, end the earlier ones.
 */
export async function raiseObserved(tx: Tx, reading: ReadingRow, now: Date): Promise<Raised[]> {
  const { consciousness: code, elderId, takenAt } = reading;
  const { consciousness } = readContext(reading);
  const raised: (Raised | null)[] = [];
  const common = { elderId, second: null, judgedBy: null };
  if (consciousness === 'alert') await end(tx, reading, 'consciousness');
  else if (consciousness !== null && code !== null) {
    const status = { level: 'urgent', direction: 'low' } as const;
    const observed = {
      ...common,
      kind: 'consciousness',
      value: code * 10,
      takenAt,
      status,
    } as const;
    raised.push(await raiseAlert(tx, observed, now));
  }
  const score = await scoreWith(tx, reading);
  const level = score ? levelOf(score.score) : null;
  if (score && level) {
    const status = { level, direction: 'high' } as const;
    const value = score.score * 10;
    const { at, judgedBy } = score;
    const observed = { ...common, kind: 'news2', value, takenAt: at, status, judgedBy } as const;
    raised.push(await raiseAlert(tx, observed, now));
  } else if (score?.level === 'low') await end(tx, reading, 'news2');
  return raised.filter((each) => each !== null);
}

/** What an alert about observations is now, after one of them turned out to be wrong. */
async function reviewed(tx: Tx, alert: AlertRow): Promise<Partial<AlertRow> | null> {
  if (alert.kind === 'consciousness') {
    const rows = await findValid(tx, alert.elderId, {
      kinds: vitalKindNames,
      from: alert.since,
      until: after(alert.takenAt, 1),
    });
    const said = rows.filter(({ consciousness }) => (consciousness ?? 1) > 1);
    const [last] = said;
    return last
      ? { value: (last.consciousness ?? 1) * 10, takenAt: last.takenAt, readings: said.length }
      : null;
  }
  const set = upTo(await circle(tx, alert.elderId, alert.takenAt), alert.takenAt);
  const score = news2Of(set);
  const level = score ? levelOf(score.score) : null;
  if (!score || !level) return null;
  return { value: score.score * 10, takenAt: score.at, level, judgedBy: score.judgedBy };
}

/** Withdraws or corrects the alerts about observations of which a wrong reading was one. */
export async function reviewObserved(
  tx: Tx,
  { elderId, takenAt }: Pick<ReadingRow, 'elderId' | 'takenAt'>,
  now: Date,
): Promise<void> {
  const span = { after: after(takenAt, -spanMs), before: after(takenAt, spanMs) };
  for (const alert of await findObservedNear(tx, elderId, span)) {
    const change = await reviewed(tx, alert);
    await updateAlert(tx, alert.id, change ?? { withdrawnAt: now });
    if (!change) await forgetActivity(tx, { about: elderId, kind: 'alert', ref: alert.id });
  }
}
