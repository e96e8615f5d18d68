import { dayInMs, minuteInMs } from '@hafi/base/time';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { Problem } from '@hafi/contract/core/problem';
import { limitableKinds, ownLimitsFor } from '@hafi/contract/vitals/own-limits';
import { takenAtMaxAgeDays, takenAtSkewMinutes } from '@hafi/contract/vitals/vital.schemas';
import { keptValues } from '@hafi/contract/vitals/vital-kinds';
import { gravityOf, needsConfirming, statusOf } from '@hafi/contract/vitals/vital-status';
import type { addVital as addEndpoint } from '@hafi/contract/vitals/vitals.contract';
import { vitalsErrors } from '@hafi/contract/vitals/vitals.errors';
import type { Caller } from '../../platform/auth/principal.ts';
import type { Db } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { invalidFields, invalidInput } from '../../platform/http/invalid-input.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachables } from '../accounts/accounts.public.ts';
import {
  type AlertRow,
  announceReading,
  findAlert,
  findObservedNear,
  presentAlerts,
  raiseAlert,
  tellAlert,
} from '../alerts/alerts.public.ts';
import {
  type CirclePeople,
  type ElderAccess,
  enterCircle,
  may,
  showLife,
} from '../circle/circle.public.ts';
import { endCrises, reviewEnd } from './end-crises.ts';
import { findLimits, limitsAt } from './own-limits/own-limits.repo.ts';
import { raiseObserved } from './raise-observed.ts';
import {
  findReading,
  insertReadings,
  type NewReadingRow,
  type ReadingRow,
} from './readings.repo.ts';
import { recordReading } from './record-reading.ts';
import {
  kindCodes,
  readLimits,
  readStatus,
  storeContext,
  storeLimits,
  storeStatus,
  storeValues,
} from './vital-codes.ts';
import { presentReading } from './vitals.presenter.ts';
import { weightsBefore } from './weights-before.ts';

export type NewReading = ParsedInput<typeof addEndpoint>['body'];
type Recorded = Answer<typeof addEndpoint>['data'];

/**
 * When a reading was taken.
 * @throws Problem invalid-input for a time in the future, or more than a year ago
 */
function takenAtOf({ takenAt }: NewReading, now: Date): Date {
  if (takenAt === undefined) return now;
  const instant = new Date(takenAt);
  const ahead = instant.getTime() - now.getTime();
  if (ahead > takenAtSkewMinutes * minuteInMs) throw invalidInput('takenAt', 'future-moment');
  if (-ahead > takenAtMaxAgeDays * dayInMs) throw invalidInput('takenAt', 'too-long-ago');
  return instant;
}

/** What is kept of a reading from another system besides the reading. */
interface Imported {
  readonly origin: string | null;
  readonly dayOnly: boolean;
}

/** The row of a reading, before its alert is known, and whether it must be confirmed. */
async function rowOf(
  tx: Tx,
  access: ElderAccess,
  body: NewReading,
  { imported, now }: { imported: Imported | undefined; now: Date },
) {
  const values = keptValues(body);
  if (!values) throw invalidFields([]);
  const { kind, unit } = body;
  const takenAt = takenAtOf(body, now);
  const glucoseContext = kind === 'glucose' ? (body.glucoseContext ?? null) : null;
  const { breathing = null, consciousness = null } = body;
  const weights = kind === 'weight' ? await weightsBefore(tx, access.elderId, takenAt) : undefined;
  const limitable: readonly string[] = limitableKinds;
  const own = limitable.includes(kind)
    ? limitsAt(await findLimits(tx, access.elderId), takenAt)
    : undefined;
  const context = { glucose: glucoseContext, unit, weights, own, breathing };
  const status = statusOf(kind, values, context);
  const judgedBy = ownLimitsFor(kind, own);
  const row: NewReadingRow & { second: number | null } = {
    id: body.id,
    elderId: access.elderId,
    kind: kindCodes[kind],
    ...storeValues(values),
    ...storeContext({ glucoseContext, breathing, consciousness }),
    status: storeStatus(status),
    judgedBy: storeLimits(judgedBy),
    source: imported ? 3 : body.source === 'device' ? 2 : 1,
    origin: imported?.origin ?? null,
    dayOnly: imported?.dayOnly ?? false,
    deviceName: body.deviceName || null,
    takenAt,
    recordedAt: now,
    recordedBy: access.personId,
  };
  return { row, status, judgedBy, unlikely: needsConfirming(kind, values, context) };
}

const compared = ['kind', 'value', 'second', 'glucoseContext', 'breathing'] as const;
const comparedToo = ['consciousness', 'source', 'deviceName', 'recordedBy'] as const;

/** Whether a repeated reading equals the stored one. */
const isSame = (kept: ReadingRow, sent: NewReadingRow, { takenAt }: NewReading): boolean =>
  [...compared, ...comparedToo].every((name) => kept[name] === (sent[name] ?? null)) &&
  (takenAt === undefined || kept.takenAt.getTime() === sent.takenAt.getTime());

/** The person who enters a reading, and the people of the elder's circle. */
interface Entered {
  readonly access: ElderAccess;
  readonly circle: CirclePeople;
}

/**
 * Stores a reading and raises its alert, in a transaction with the elder's readings locked.
 * Idempotent: a repeated reading returns the stored one.
 * @throws Problem reading-differs, confirm-extreme
 */
export async function keepReading(
  platform: Platform,
  tx: Tx,
  { access, circle }: Entered,
  body: NewReading,
  imported?: Imported,
): Promise<{ kept: ReadingRow; isNew: boolean }> {
  const now = platform.clock.now();
  const { judgedBy, row, status, unlikely } = await rowOf(tx, access, body, { imported, now });
  const { elderId, personId } = access;
  const before = await findReading(tx, elderId, body.id);
  if (before && !isSame(before, row, body)) throw new Problem(vitalsErrors['reading-differs']);
  if (before) return { kept: before, isNew: false };
  if (unlikely && !body.confirmed) throw new Problem(vitalsErrors['confirm-extreme']);
  const reading = { ...row, kind: body.kind, status, judgedBy };
  const raised = await raiseAlert(tx, reading, now);
  await insertReadings(tx, [{ ...row, alertId: raised?.alert.id ?? null }]);
  if (status.level === 'normal') await endCrises(tx, reading);
  if (status.level === 'urgent' && raised) await reviewEnd(tx, raised.alert);
  if (raised?.news) await tellAlert(platform, tx, raised.alert, personId, circle);
  await recordReading(tx, row);
  if (personId === elderId && !imported) {
    await showLife(platform, tx, { elderId, by: personId, at: row.takenAt });
  }
  const kept = await findReading(tx, elderId, body.id);
  if (!kept) throw new Error('a reading was not kept');
  for (const { alert, news } of await raiseObserved(tx, kept, now)) {
    if (news) await tellAlert(platform, tx, alert, personId, circle);
  }
  return { kept, isNew: true };
}

const mayRead = (access: ElderAccess) => may(access, 'health:read');

/** An alert reduced to one reading: a caller who may only write learns nothing about the others. */
function ownAlert(alert: AlertRow, row: ReadingRow): AlertRow {
  const { second, status, takenAt, value } = row;
  const seen = { acknowledgedAt: null, acknowledgedBy: null };
  const ended = { endedAt: null, endedBy: null, endNote: null };
  const own = { ...alert, ...seen, ...ended, takenAt, raisedAt: takenAt, readings: 1 };
  if (alert.kind === 'consciousness') return { ...own, value: (row.consciousness ?? 1) * 10 };
  const level = readStatus(status).level === 'urgent' ? 'urgent' : 'watch';
  return { ...own, level, value, second, judgedBy: readLimits(row) };
}

/**
 * The gravest alert that a reading raised or joined, alone or together with others; a caller who may
 * only write does not learn what the others say.
 */
async function gravestAlertOf(
  db: Db,
  row: ReadingRow,
  readsAll: boolean,
): Promise<AlertRow | undefined> {
  const own = row.alertId ? await findAlert(db, row.elderId, row.alertId) : undefined;
  const { takenAt } = row;
  const span = {
    after: new Date(takenAt.getTime() - 1),
    before: new Date(takenAt.getTime() + 1),
  };
  const observed = (await findObservedNear(db, row.elderId, span)).filter(
    ({ kind }) => readsAll || (kind === 'consciousness' && (row.consciousness ?? 1) > 1),
  );
  return [...(own ? [own] : []), ...observed].toSorted(
    (one, other) => gravityOf(other.level) - gravityOf(one.level),
  )[0];
}

/** The answer about a reading that was just stored. */
export async function answerReading(
  platform: Platform,
  caller: Caller,
  { access, circle }: Entered,
  row: ReadingRow,
): Promise<Recorded> {
  const { db } = platform;
  const named = [row.recordedBy, row.withdrawnBy ?? row.recordedBy];
  const unknown = named.filter((id) => !circle.people.has(id));
  const people = new Map([...circle.people, ...(await findReachables(db, unknown))]);
  const alert = await gravestAlertOf(db, row, mayRead(access));
  const seen = alert && (mayRead(access) ? alert : ownAlert(alert, row));
  const mayWrite = () => mayRead(access) && may(access, 'health:write');
  const [shown = null] = seen
    ? await presentAlerts(platform, [seen], caller, { known: people, mayWrite })
    : [];
  return { ...presentReading(row, access, people), alert: shown };
}

/**
 * Stores a reading of an elder and notifies the circle when it is abnormal.
 * @throws Problem not-found, invalid-input, confirm-extreme, reading-differs
 */
export async function addVital(
  platform: Platform,
  caller: Caller,
  elderId: string,
  body: NewReading,
): Promise<Recorded> {
  const entered = await enterCircle(platform, caller, elderId, 'health:write');
  const kept = await inTransaction(platform, async (tx) => {
    await lock(tx, 'readings', elderId);
    const { isNew, kept } = await keepReading(platform, tx, entered, body);
    if (isNew) announceReading(tx, entered.circle);
    return kept;
  });
  return answerReading(platform, caller, entered, kept);
}
