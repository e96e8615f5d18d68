import { minuteInMs } from '@hafi/base/time';
import type { Position } from '@hafi/contract/emergency/emergency.schemas';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { announceEmergencies } from './announce.ts';
import { advance } from './ask-levels.ts';
import { noPosition } from './cancel-emergency.ts';
import { type EmergencyRow, updateEmergency } from './emergencies.repo.ts';
import type { Moved, RemainingHelpers } from './emergency-machine.ts';
import { insertEvents } from './events.repo.ts';
import { type Act, followAct, openEmergency, requireGoingOn } from './move.ts';
import {
  findResponders,
  insertResponders,
  type NewResponder,
  putSeen,
  type ResponderRow,
  updateResponder,
} from './responders.repo.ts';
import { tellNews } from './tell-caller.ts';
import { lateAfter, nextLate } from './waits.ts';

/** What somebody who helps does. */
export type HelpersAct =
  | { readonly act: 'acknowledge' | 'ambulance' | 'arrived' | 'cannot' }
  | {
      readonly act: 'coming';
      readonly minutes: number | null;
      readonly position?: Position | null | undefined;
    };

/** Who helps: somebody with an account, or a contact by the row of their link. */
export type Helper =
  | { readonly personId: string; readonly as: ResponderRow['level'] }
  | { readonly rowId: string };

const isOf = (helper: Helper, row: ResponderRow) =>
  'rowId' in helper ? row.id === helper.rowId : row.personId === helper.personId;

/** The row of who helps; who was not asked gets one when they first act. */
async function enter(
  tx: Tx,
  emergencyId: string,
  helper: Helper,
): Promise<{ own: ResponderRow | undefined; all: readonly ResponderRow[] }> {
  const find = async () => {
    const all = await findResponders(tx, [emergencyId]);
    return { all, own: all.find((row) => isOf(helper, row)) };
  };
  const found = await find();
  if (found.own || 'rowId' in helper) return found;
  const { as: level, personId } = helper;
  await insertResponders(tx, [{ id: newId(), emergencyId, personId, level }]);
  return find();
}

type Change = Partial<NewResponder>;

/** The acts that take the place of what was written before. */
const unsays: ReadonlySet<HelpersAct['act']> = new Set(['coming', 'arrived', 'cannot']);

/** How often one helper may act in one emergency: far more than anybody does who helps. */
const actsOfHelper = { max: 60, seconds: 60 };

/** How far a new estimate must lie from the old one to be news, in milliseconds. */
const newsMs = 2 * minuteInMs;

const positionOf = (position: Position | null | undefined, now: Date): Change => {
  if (position === undefined) return {};
  return position === null ? noPosition : { ...position, locatedAt: now };
};

/** What an act is weighed by: the emergency, and everybody in it. */
interface Context {
  readonly row: EmergencyRow;
  readonly all: readonly ResponderRow[];
}

/** What an act changes in the row of who helps, whether it is news, and what it does to the emergency. */
function decide(
  platform: Platform,
  act: HelpersAct,
  own: ResponderRow,
  { all, row }: Context,
): { change: Change; isNews: boolean; happening: Act | null } {
  const now = platform.clock.now();
  switch (act.act) {
    case 'acknowledge':
      return {
        change: { acknowledgedAt: own.acknowledgedAt ?? now },
        isNews: own.acknowledgedAt === null,
        happening: { type: 'acknowledge' },
      };
    case 'ambulance':
      return {
        change: { ambulanceAt: own.ambulanceAt ?? now },
        isNews: own.ambulanceAt === null,
        happening: { type: 'ambulance' },
      };
    case 'arrived':
      return {
        // Who is there does not share the way any more.
        change: { arrivedAt: own.arrivedAt ?? now, ...noPosition },
        isNews: own.arrivedAt === null,
        happening: { type: 'arrive' },
      };
    case 'cannot':
      return weighCannot(platform, own, all);
    case 'coming':
      return weighComing(platform, act, own, { all, row });
  }
}

/** The best of what others have said who may still come. */
function remainingHelpers(
  platform: Platform,
  others: readonly ResponderRow[],
  now: Date,
): RemainingHelpers {
  if (others.some(({ arrivedAt }) => arrivedAt)) return { is: 'arrived' };
  const lateAt = nextLate(platform, others, now);
  if (lateAt) return { is: 'coming', lateAt };
  if (others.some(({ acknowledgedAt, ambulanceAt }) => acknowledgedAt ?? ambulanceAt)) {
    return { is: 'acting' };
  }
  return {
    is: others.some(({ cannotAt, comingAt }) => !cannotAt && !comingAt) ? 'asked' : 'nobody',
  };
}

/** Takes back what they had said, except that they have called 912. */
function weighCannot(platform: Platform, own: ResponderRow, all: readonly ResponderRow[]) {
  const now = platform.clock.now();
  const others = all.filter(({ id }) => id !== own.id);
  const taken = { acknowledgedAt: null, comingAt: null, dueAt: null, arrivedAt: null };
  return {
    change: { ...taken, ...noPosition, cannotAt: own.cannotAt ?? now },
    isNews: own.cannotAt === null,
    happening: own.cannotAt
      ? null
      : ({ type: 'cannot', left: remainingHelpers(platform, others, now) } as const),
  };
}

function weighComing(
  platform: Platform,
  { minutes, position }: Extract<HelpersAct, { act: 'coming' }>,
  own: ResponderRow,
  { all, row }: Context,
) {
  const now = platform.clock.now();
  // A position that was sent before the arrival and comes after it is not kept.
  const located = own.arrivedAt ? noPosition : positionOf(position, now);
  // A device that only tells where it is must not hide that its owner is late; who says once more
  // that they come, after one no longer counts on them, sets off again.
  const waits = row.state === 'alerting' || row.state === 'acknowledged';
  const startsAgain = own.comingAt !== null && minutes === null && position === undefined && waits;
  if (own.comingAt && minutes === null && !startsAgain)
    return { change: located, isNews: false, happening: null };
  const dueAt = minutes === null ? null : new Date(now.getTime() + minutes * minuteInMs);
  // What a clock that was ahead has written would count as late at once.
  const setOff = own.comingAt && own.comingAt <= now && !startsAgain ? own.comingAt : now;
  const change = { comingAt: setOff, dueAt, ...located };
  const others = all.filter(({ id }) => id !== own.id);
  const lateAt = lateAfter(platform, [...others, { ...own, ...change }], now);
  const moved = Math.abs((dueAt?.getTime() ?? 0) - (own.dueAt?.getTime() ?? 0));
  const isNews = own.comingAt === null || startsAgain || moved >= newsMs;
  return { change, isNews, happening: { type: 'come' as const, lateAt } };
}

/**
 * Counts an act of who helps. Apart from {@link respond}, which also runs within a transaction.
 * @throws Problem too-many-requests for who changes their mind dozens of times in a minute
 */
export async function limitActs(
  { rateLimiter }: Pick<Platform, 'rateLimiter'>,
  emergencyId: string,
  helper: Helper,
): Promise<void> {
  const whose = 'rowId' in helper ? helper.rowId : `${emergencyId}:${helper.personId}`;
  await rateLimiter.take(`emergency-acts:${whose}`, actsOfHelper);
}

/**
 * Records what somebody does who helps. Callers must have checked that they may.
 * @throws Problem not-found, emergency-not-fired, emergency-has-ended
 */
export async function respond(
  platform: Platform,
  id: string,
  helper: Helper,
  act: HelpersAct,
): Promise<void> {
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await openEmergency(tx, id);
    // Refuses before anything is written, also what changes nothing.
    requireGoingOn(platform, row);
    const { all, own } = await enter(tx, id, helper);
    if (!own) return;
    const { change, happening, isNews } = decide(platform, act, own, { all, row });
    const back = own.cannotAt && happening && act.act !== 'cannot' ? { cannotAt: null } : {};
    // Words of before would contradict it; those that say it are kept after it.
    const words = isNews && unsays.has(act.act) ? { wrote: null } : {};
    const changed = { ...change, ...back, ...words };
    if (Object.keys(changed).length > 0) await updateResponder(tx, own.id, changed);
    const moved = happening && followAct(platform, row, happening);
    if (moved) {
      const { nextLevelAt, state } = moved.to;
      await updateEmergency(tx, id, { state, nextLevelAt });
    }
    const steps = isNews ? (moved?.steps ?? []).filter((step) => step !== 'unanswered') : [];
    await insertEvents(
      tx,
      steps.map((step) => ({ ...actorOf(own, row), step, at: now })),
    );
    const what = newsOf(act, own, row, moved);
    if (what) await tellNews(platform, tx, row, { own, what });
    if (moved && (moved.asks !== null || moved.steps.length > 1)) {
      const others = moved.steps.filter((step) => step !== 'cannot');
      await advance(platform, tx, [{ row, moved: { ...moved, steps: others }, by: null }], now);
    }
    await announceEmergencies(tx, [row]);
  });
}

/**
 * What the caller is notified of an act: the first answer, each who sets off, who has called 912, and who
 * was counted on and cannot come.
 */
function newsOf(
  { act }: HelpersAct,
  { acknowledgedAt, ambulanceAt, arrivedAt, comingAt }: ResponderRow,
  { state }: EmergencyRow,
  moved: Moved | null,
): 'acknowledge' | 'ambulance' | 'cannot' | 'coming' | null {
  if (act === 'cannot') return (acknowledgedAt ?? comingAt ?? arrivedAt) ? act : null;
  // The first time, and again after they had said that they cannot.
  if (act === 'coming') return comingAt === null ? 'coming' : null;
  if (act === 'ambulance') return ambulanceAt === null ? 'ambulance' : null;
  const isAnswer = state === 'alerting' && moved?.to.state === 'acknowledged';
  return act === 'acknowledge' && isAnswer ? act : null;
}

const actorOf = (own: ResponderRow, { id }: EmergencyRow) => ({
  emergencyId: id,
  actorId: own.personId,
  actorName: own.name,
});

/**
 * Keeps what somebody wrote who was asked, for everybody who sees the emergency: what a machine does not
 * understand, people may. Null where it is not clear for which call it was written: only that they wrote.
 * @throws Problem not-found, emergency-not-fired, emergency-has-ended
 */
export async function keepWords(
  platform: Platform,
  id: string,
  rowId: string,
  words: string | null,
): Promise<void> {
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    const row = await openEmergency(tx, id);
    followAct(platform, row, { type: 'acknowledge' });
    const { own } = await enter(tx, id, { rowId });
    if (!own) return;
    await updateResponder(tx, own.id, {
      wrote: words ?? own.wrote ?? '',
      seenAt: own.seenAt ?? now,
    });
    await insertEvents(tx, [{ ...actorOf(own, row), step: 'wrote', at: now, note: words }]);
    await announceEmergencies(tx, [row]);
  });
}

/** Records once that somebody who was asked has seen it. */
export async function markSeen(
  platform: Platform,
  row: EmergencyRow,
  own: ResponderRow,
): Promise<void> {
  if (own.seenAt || row.endedAt) return;
  const now = platform.clock.now();
  await inTransaction(platform, async (tx) => {
    if (!(await putSeen(tx, own.id, now))) return;
    await insertEvents(tx, [{ ...actorOf(own, row), step: 'seen', at: now }]);
    await announceEmergencies(tx, [row]);
  });
}
