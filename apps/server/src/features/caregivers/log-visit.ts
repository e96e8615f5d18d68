import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import type { CareVisit } from '@hafi/contract/caregivers/caregivers.contract';
import { caregiversErrors } from '@hafi/contract/caregivers/caregivers.errors';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Caller, requireCare } from './care-access.ts';
import { scheduledVisits } from './caregiver-times.ts';
import { isCaregiver } from './caregivers.policy.ts';
import { announceVisits, forgetVisit, recordVisit, tellDone } from './tell-visits.ts';
import { presentVisits } from './visit.presenter.ts';
import { sensibleTimes } from './visit-times.ts';
import {
  deleteVisit,
  findEntry,
  findVisit,
  findVisitOfSchedule,
  insertEntry,
  isElsewhere,
  putVisit,
  type VisitRow,
} from './visits.repo.ts';

interface Between {
  readonly elderId: string;
  readonly caregiverId: string;
}

/** This caregiver's visit to this elder with this id, or undefined. */
async function ownVisit(tx: Tx, id: string, between: Between): Promise<VisitRow | undefined> {
  const visit = await findVisit(tx, id);
  const { caregiverId, elderId } = between;
  if (visit && (visit.elderId !== elderId || visit.caregiverId !== caregiverId)) {
    throw new Problem(coreErrors['not-found']);
  }
  return visit;
}

/**
 * The scheduled visit that an entry is about. One that was cancelled while the caregiver was on the
 * way still took place: it is stored as an unscheduled visit.
 */
async function plannedOf(
  tx: Tx,
  { planned, visitId }: CareEntry,
  { caregiverId, elderId }: Between,
) {
  const none = { scheduleId: null, scheduleDay: null };
  if (!planned) return none;
  const { day, scheduleId } = planned;
  const visits = await scheduledVisits(tx, caregiverId, { from: day, to: day });
  if (!visits.some(({ schedule }) => schedule.id === scheduleId && schedule.elderId === elderId))
    return none;
  const logged = await findVisitOfSchedule(tx, scheduleId, day);
  if (logged && logged.id !== visitId) throw new Problem(caregiversErrors['visit-logged']);
  return { scheduleId, scheduleDay: day };
}

/**
 * Requires that the caregiver was nowhere else at that time.
 * @throws Problem visits-overlap
 */
export async function requireThere(
  tx: Tx,
  caregiverId: string,
  visit: { readonly id: string; readonly arrivedAt: Date; readonly leftAt: Date | null },
): Promise<void> {
  const { arrivedAt, id: visitId, leftAt } = visit;
  const before = leftAt ?? new Date(arrivedAt.getTime() + 1);
  if (await isElsewhere(tx, caregiverId, { visitId, from: arrivedAt, before })) {
    throw new Problem(caregiversErrors['visits-overlap']);
  }
}

/**
 * Takes an arrival back. A finished visit stays: it took place, and may be corrected. A device sends
 * the entries of a visit in order, so none of an earlier arrival can follow.
 */
async function undoArrival(
  tx: Tx,
  before: VisitRow | undefined,
  between: Between,
): Promise<VisitRow | null> {
  if (before?.leftAt) throw new Problem(caregiversErrors['visit-logged']);
  if (!before) return null;
  await deleteVisit(tx, before.id);
  await forgetVisit(tx, before);
  await announceVisits(tx, between);
  return null;
}

async function keepEntry(
  platform: Platform,
  tx: Tx,
  entry: CareEntry,
  between: Between,
): Promise<VisitRow | null> {
  const { caregiverId } = between;
  await lock(tx, 'caregiver', caregiverId);
  const known = await findEntry(tx, entry.id);
  const before = await ownVisit(tx, known?.visitId ?? entry.visitId, between);
  if (entry.undone) return undoArrival(tx, before, between);
  // A repeated entry, or an arrival that reaches the server after the end.
  if (before && (known || entry.leftAt === null)) return before;
  if (known || before?.leftAt) throw new Problem(caregiversErrors['visit-logged']);
  const now = platform.clock.now();
  const { condition, id, note, tasks, visitId } = entry;
  const said = { ...sensibleTimes(entry, now), tasks, condition, note: note || null };
  await requireThere(tx, caregiverId, { ...said, id: visitId });
  const visit = await putVisit(tx, {
    ...between,
    ...said,
    ...(before ?? (await plannedOf(tx, entry, between))),
    ...said,
    id: visitId,
    createdAt: before?.createdAt ?? now,
    finishedAt: said.leftAt ? now : null,
  });
  await insertEntry(tx, { ...said, id, visitId, saidBy: caregiverId, saidAt: now });
  if (visit.leftAt) await tellDone(platform, tx, { ...visit, leftAt: visit.leftAt });
  else await recordVisit(tx, visit, 'begun');
  await announceVisits(tx, between);
  return visit;
}

/**
 * Logs what a caregiver reports about a visit (idempotent), and notifies the circle when it is
 * finished. Returns null for an arrival that is taken back.
 * @throws Problem not-found, invalid-input for a time in the future, and those of the endpoint
 */
export async function logVisit(
  platform: Platform,
  principal: Caller,
  { elderId, entry }: { elderId: string; entry: CareEntry },
): Promise<CareVisit | null> {
  const { clock, db } = platform;
  const { personId } = principal;
  await requireCare(platform, principal, elderId, isCaregiver);
  const between = { elderId, caregiverId: personId };
  const visit = await inTransaction(platform, (tx) => keepEntry(platform, tx, entry, between));
  if (!visit) return null;
  const [shown] = await presentVisits(db, [visit], { personId, now: clock.now() });
  if (!shown) throw new Error('a visit was not kept');
  return shown;
}
