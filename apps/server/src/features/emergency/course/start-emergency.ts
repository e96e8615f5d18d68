import { hourInMs } from '@hafi/base/time';
import { Problem } from '@hafi/contract/core/problem';
import { emergenciesErrors } from '@hafi/contract/emergency/emergencies.errors';
import type { Position } from '@hafi/contract/emergency/emergency.schemas';
import {
  type EmergencyState,
  type EmergencyStep,
  type EmergencyVia,
  latePressHours,
} from '@hafi/contract/emergency/emergency-terms';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { showLife } from '../../circle/circle.public.ts';
import { announceEmergencies } from './announce.ts';
import {
  type EmergencyRow,
  findEmergency,
  findEndedOfPerson,
  findOpen,
  giveBack,
  insertEmergency,
  updateEmergency,
} from './emergencies.repo.ts';
import { firesAfter, isStale, wouldHaveJoined } from './emergency-machine.ts';
import { findEvents, insertEvents } from './events.repo.ts';
import { openEmergency } from './move.ts';
import { findJoinedBy, insertPress } from './presses.repo.ts';
import { fireWorkId } from './run-emergencies.job.ts';

/** A call for help. Callers must have checked that `by` may press for the elder. */
export interface CallForHelp {
  readonly elderId: string;
  /** Who presses; null when the clock does. */
  readonly by: string | null;
  readonly via: EmergencyVia;
  /** Made by the device, so that a repeated press is the same emergency. */
  readonly id?: string | undefined;
  /** When it was pressed, if it waited for the network. */
  readonly pressedAt?: Date | undefined;
  /** Whether it waited for the network. */
  readonly isLate?: boolean | undefined;
  readonly position?: Position | null | undefined;
  readonly drill?: boolean | undefined;
}

/** An emergency that has been started, or the one that was open. */
export interface Started {
  readonly id: string;
  readonly state: EmergencyState;
  readonly firesAt: Date;
}

function rowOf(call: CallForHelp, startedAt: Date) {
  const { by, drill = false, elderId, id = newId(), position, via } = call;
  return {
    id,
    elderId,
    state: 'counting-down' as const,
    drill,
    via,
    startedBy: by,
    startedAt,
    firesAt: firesAfter(startedAt),
    ...(position ? { ...position, locatedAt: startedAt, locatedBy: by } : {}),
  };
}

/** The emergency of which this call is a repetition, by the id that the device made. */
async function findRepeated(tx: Tx, { by, elderId, id }: CallForHelp) {
  if (id === undefined) return undefined;
  const repeated = await findEmergency(tx, id);
  if (repeated?.elderId === elderId && repeated.startedBy === by) return repeated;
  const joined = by === null ? undefined : await findJoinedBy(tx, id, by);
  return joined?.elderId === elderId ? joined : undefined;
}

const answers: readonly EmergencyStep[] = ['acknowledged', 'ambulance-called', 'arrived', 'coming'];

/**
 * The call in which a late press was made and which has ended since: whoever ended it knew of the need.
 * A press that would have called people again calls them still.
 */
async function findEnded(tx: Tx, { drill = false, elderId }: CallForHelp, at: Date) {
  const ended = await findEndedOfPerson(tx, elderId, drill, at);
  if (!ended) return undefined;
  const events = await findEvents(tx, ended.id);
  const wasAnswered = events.some((each) => answers.includes(each.step) && each.at <= at);
  return wouldHaveJoined(ended, at, wasAnswered) ? ended : undefined;
}

/** The answer to a press that makes no emergency of its own; repeated, it is the same. */
async function join(tx: Tx, { by, id }: CallForHelp, row: EmergencyRow): Promise<EmergencyRow> {
  if (by !== null && id !== undefined && id !== row.id) {
    await insertPress(tx, { id, pressedBy: by, emergencyId: row.id });
  }
  return row;
}

/** Tells that help was called again in one of which people have been notified, and goes on as it was. */
async function noteAgain(tx: Tx, { by }: CallForHelp, row: EmergencyRow, at: Date): Promise<void> {
  if (row.state === 'counting-down') return;
  await insertEvents(tx, [{ emergencyId: row.id, step: 'called-again', at, actorId: by }]);
  await announceEmergencies(tx, [row]);
}

/**
 * Has an emergency that was left open give way to a new call. It goes on until that fires, since
 * that may still be stopped.
 */
async function supersede(
  { clock }: Platform,
  tx: Tx,
  open: EmergencyRow | undefined,
  to: string,
): Promise<void> {
  if (!open || !isStale(open, clock.now())) return;
  const row = await openEmergency(tx, open.id);
  // Another press may have had it give way meanwhile, or somebody may be on the way.
  if (row.followedBy !== null || !isStale(row, clock.now())) return;
  await updateEmergency(tx, row.id, { followedBy: to });
}

/** Inserts it, or finds the one that stood in the way, which may have ended meanwhile. */
async function insertOrFind(
  platform: Platform,
  tx: Tx,
  call: CallForHelp,
  startedAt: Date,
): Promise<EmergencyRow> {
  const { drill = false, elderId } = call;
  const repeated = await findRepeated(tx, call);
  if (repeated) return repeated;
  const before = await findOpen(tx, elderId, drill);
  const ended = call.isLate && !before ? await findEnded(tx, call, startedAt) : undefined;
  if (ended) return join(tx, call, ended);
  const row = rowOf(call, startedAt);
  await supersede(platform, tx, before, row.id);
  const inserted = await insertEmergency(tx, row);
  if (inserted) {
    await insertEvents(tx, [
      { emergencyId: inserted.id, step: 'pressed', at: startedAt, actorId: call.by },
    ]);
    await announceEmergencies(tx, [inserted], { areNew: true });
    return inserted;
  }
  await giveBack(tx, row.id);
  const open = await findOpen(tx, elderId, drill);
  const joined = open && !isStale(open, platform.clock.now()) ? open : undefined;
  const same = await findRepeated(tx, call);
  if (same) return join(tx, call, same);
  if (joined) {
    await noteAgain(tx, call, joined, startedAt);
    return join(tx, call, joined);
  }
  // The id is somebody else's, or the open one has just ended.
  return insertOrFind(platform, tx, { ...call, id: newId() }, startedAt);
}

/** Has this process poll when it fires; every process polls each second anyway. */
function pollWhenItFires({ clock, due }: Platform, firesAt: Date): void {
  const wait = Math.max(0, firesAt.getTime() - clock.now().getTime());
  setTimeout(() => due.kick(fireWorkId), wait).unref();
}

/**
 * Calls for help. It counts down and fires by itself. While an emergency of the elder goes on, the
 * answer is that one: two devices that press at once make one emergency. One that was left open
 * gives way to a new one, because a press must call people.
 * @throws Problem emergency-too-old for a press that waited for more than a day
 */
export async function callForHelp(platform: Platform, call: CallForHelp): Promise<Started> {
  const now = platform.clock.now();
  const { pressedAt = now } = call;
  if (now.getTime() - pressedAt.getTime() > latePressHours * hourInMs) {
    throw new Problem(emergenciesErrors['emergency-too-old']);
  }
  // The device's clock may be ahead: no call starts in the future.
  const startedAt = new Date(Math.min(pressedAt.getTime(), now.getTime()));
  return inTransaction(platform, async (tx) => {
    const row = await insertOrFind(platform, tx, call, startedAt);
    const { by, drill, elderId } = call;
    if (by === elderId && !drill) await showLife(platform, tx, { elderId, by, at: startedAt });
    const { firesAt, id, state } = row;
    tx.afterCommit(() => pollWhenItFires(platform, firesAt));
    return { id, state, firesAt };
  });
}
