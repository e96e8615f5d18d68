import { minuteInMs } from '@hafi/base/time';
import type { Tx } from '../../platform/db/tx.ts';
import type { BatchWork } from '../../platform/due/due-work.ts';
import { climb, type Taken } from '../../platform/due/ladder.ts';
import type { Platform } from '../../platform/platform.ts';
import { findDied, heldByDeathUntil } from '../accounts/accounts.public.ts';
import { announce } from './announce.ts';
import { type CheckInStep, checkInLadder, climbId, wasAway } from './check-in-steps.ts';
import { findMade } from './checkins.repo.ts';
import {
  type Climbed,
  type ExpectedRow,
  lockSteps,
  moveOn,
  updateExpected,
} from './expected-check-ins.repo.ts';
import { remindElders } from './reminders/remind-elders.ts';
import { releaseAssignments } from './taking/release-assignments.ts';
import { nobody, type ReachedOf, tellCircles, tellCoordinators } from './telling/notify-missed.ts';
import { type LastActs, signsOfLife } from './telling/signs-of-life.ts';
import type { NamedPhones } from './telling/tell-contacts.ts';

const takenOf = ({ step, stepAt }: ExpectedRow): Taken<CheckInStep> | null =>
  step && stepAt ? { step, at: stepAt } : null;

/** Takes out what was answered while the row was being opened. */
async function withoutAnswered(tx: Tx, rows: readonly ExpectedRow[]): Promise<ExpectedRow[]> {
  const planned = rows.filter(({ why }) => why === 'missed');
  const made = await findMade(tx, planned);
  const open: ExpectedRow[] = [];
  for (const row of rows) {
    const at = made.get(row);
    if (at) await updateExpected(tx, [row.id], { answeredAt: at, nextStepAt: null });
    else open.push(row);
  }
  return open;
}

/**
 * Takes out what was expected of elders before it was recorded that they have died: it waits a day for that
 * to be withdrawn, and ends then. Who has said since to be not well is notified of.
 */
async function withoutDied(
  tx: Tx,
  rows: readonly ExpectedRow[],
  now: Date,
): Promise<readonly ExpectedRow[]> {
  const died = await findDied(
    tx,
    rows.map(({ elderId }) => elderId),
  );
  const isOver = ({ elderId, openedAt, why }: ExpectedRow) => {
    const death = died.get(elderId);
    return death !== undefined && (why === 'missed' || openedAt < death.saidAt);
  };
  const held = Map.groupBy(rows.filter(isOver), ({ elderId }) => elderId);
  for (const [elderId, over] of held) {
    await updateExpected(
      tx,
      over.map(({ id }) => id),
      { nextStepAt: heldByDeathUntil(died.get(elderId)?.recordedAt ?? now, now) },
    );
  }
  return rows.filter((row) => !isOver(row));
}

/** After this the step is taken again that has told nobody, in milliseconds. */
const againMs = 10 * minuteInMs;

/** A step that is taken now. */
interface Taking {
  readonly row: ExpectedRow;
  readonly step: CheckInStep;
  readonly nextAt: Date | null;
}

/** What the work needs of other features. */
interface Needs {
  readonly namedPhones: NamedPhones;
  readonly lastActs: readonly LastActs[];
}

/** Tells the people of these steps; returns how far the ladders are then. */
async function takeSteps(
  platform: Platform,
  tx: Tx,
  taking: readonly Taking[],
  { lastActs, namedPhones, now }: Needs & { readonly now: Date },
): Promise<Climbed[]> {
  const telling = taking.filter(({ step }) => step === 'circle').map(({ row }) => row);
  const circles = await tellAll(platform, tx, telling, { lastActs, namedPhones, now });
  // Nobody has to open the app to know it: the coordinators do not wait for who may not look.
  const unanswered = taking.filter(
    ({ row, step }) =>
      step === 'coordinators' || (step === 'circle' && circles.get(row.id)?.messaged === 0),
  );
  const desks = await tellCoordinators(
    platform,
    tx,
    unanswered.map(({ row }) => row),
    now,
  );
  return taking.map(({ nextAt, row, step }) => {
    const { awayAt, id, toldAt } = row;
    const climbed = { awayAt, id, step, stepAt: now, nextStepAt: nextAt, toldAt };
    if (step !== 'circle' && step !== 'coordinators') return climbed;
    const circle = circles.get(id) ?? nobody;
    if (circle.messaged > 0) return { ...climbed, toldAt: now };
    if (circle.people + (desks.get(id)?.people ?? 0) === 0 && !toldAt) {
      platform.log.error({ expectedCheckIn: id }, 'nobody could be told of a check-in');
      const { step: before, stepAt } = row;
      return { ...climbed, step: before, stepAt, nextStepAt: new Date(now.getTime() + againMs) };
    }
    return { ...climbed, toldAt: toldAt ?? now, step: 'coordinators', nextStepAt: null };
  });
}

/** Tells the circles and the named contacts of these; `by` is who took each in vain. */
async function tellAll(
  platform: Platform,
  tx: Tx,
  rows: readonly ExpectedRow[],
  {
    by,
    lastActs,
    namedPhones,
    now,
  }: Needs & { readonly by?: ReadonlyMap<string, string>; readonly now: Date },
): Promise<ReachedOf> {
  const elders = rows.map(({ elderId }) => elderId);
  const phones = await namedPhones(tx, elders);
  const seen = await signsOfLife(tx, lastActs, rows);
  const tellings = rows.map((row) => ({
    row,
    seenAt: seen.get(row.id) ?? null,
    contacts: phones.get(row.elderId) ?? [],
    lapsedBy: by?.get(row.id) ?? '',
  }));
  const reached = await tellCircles(platform, tx, tellings, now);
  await announce(tx, ...elders);
  return reached;
}

/**
 * The ladder of a check-in that is expected: the elder is reminded, then the circle is notified that
 * nothing came, then the coordinators, until the elder checks in or somebody has reached them. Who says
 * that they look after it keeps it still for an hour. It waits where a death is recorded, and ends a day after.
 */
export const climbCheckInsWork = (
  platform: Platform,
  { lastActs, namedPhones }: Needs,
): BatchWork<ExpectedRow> => ({
  id: climbId,
  everySeconds: 1,
  batch: 500,
  take: lockSteps,
  async handle(tx, due, now) {
    const open = await withoutAnswered(tx, await withoutDied(tx, due, now));
    const taken = open.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
    const rows = open.filter(({ acknowledgedAt }) => acknowledgedAt === null);
    const taking: Taking[] = [];
    const climbed: Climbed[] = [];
    for (const before of rows) {
      const { nextAt, take: step } = climb(checkInLadder(before), takenOf(before), now);
      if (!step) {
        const { awayAt, id, stepAt, toldAt } = before;
        climbed.push({ awayAt, id, toldAt, step: before.step, stepAt, nextStepAt: nextAt });
        continue;
      }
      const awayAt = before.awayAt ?? (wasAway(before, step, now) ? now : null);
      taking.push({ row: Object.assign({}, before, { awayAt }), step, nextAt });
    }
    climbed.push(...(await takeSteps(platform, tx, taking, { lastActs, namedPhones, now })));
    const lapsed = await releaseAssignments(platform, tx, taken, { namedPhones, now });
    const by = new Map(lapsed.map((each) => [each.row.id, each.by]));
    const again = lapsed.map(({ row }) => row);
    await tellAll(platform, tx, again, { by, lastActs, namedPhones, now });
    await remindElders(platform, tx, taking, now);
    await moveOn(tx, climbed);
  },
});
