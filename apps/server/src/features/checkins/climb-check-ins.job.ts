import { minuteInMs } from '@hafi/base/time';
import type { Tx } from '../../platform/db/tx.ts';
import type { BatchWork } from '../../platform/due/due-work.ts';
import { climb, type Taken } from '../../platform/due/ladder.ts';
import type { Platform } from '../../platform/platform.ts';
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
import { lapseTaken } from './taking/lapse-taken.ts';
import type { ContactPhone, NamedPhones } from './telling/tell-contacts.ts';
import { nobody, tellCircle, tellCoordinators } from './telling/tell-missed.ts';

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

/** After this the step is taken again that has told nobody, in milliseconds. */
const againMs = 10 * minuteInMs;

/** Tells the people of a step; returns how far the ladder is then. */
async function take(
  platform: Platform,
  tx: Tx,
  row: ExpectedRow,
  next: {
    readonly step: CheckInStep;
    readonly nextAt: Date | null;
    readonly contacts: readonly ContactPhone[];
    readonly now: Date;
  },
): Promise<Climbed> {
  const { contacts, nextAt, now, step } = next;
  const { awayAt, id, toldAt } = row;
  const climbed = { awayAt, id, step, stepAt: now, nextStepAt: nextAt, toldAt };
  if (step !== 'circle' && step !== 'coordinators') return climbed;
  const circle = step === 'circle' ? await tellCircle(platform, tx, row, contacts, now) : nobody;
  if (step === 'circle') await announce(tx, row.elderId);
  if (circle.messaged > 0) return { ...climbed, toldAt: now };
  // Nobody has to open the app to know it: the coordinators do not wait for who may not look.
  const desk = await tellCoordinators(platform, tx, row, now);
  if (circle.people + desk.people === 0 && !row.toldAt) {
    platform.log.error({ expectedCheckIn: row.id }, 'nobody could be told of a check-in');
    const { step: before, stepAt } = row;
    return { ...climbed, step: before, stepAt, nextStepAt: new Date(now.getTime() + againMs) };
  }
  return { ...climbed, toldAt: row.toldAt ?? now, step: 'coordinators', nextStepAt: null };
}

/**
 * The ladder of a check-in that is expected: the elder is reminded, then the circle is told that
 * nothing came, then the coordinators, until the elder checks in or somebody has reached them. Who says
 * that they look after it keeps it still for an hour.
 */
export const climbCheckInsWork = (
  platform: Platform,
  namedPhones: NamedPhones,
): BatchWork<ExpectedRow> => ({
  id: climbId,
  everySeconds: 1,
  batch: 500,
  take: lockSteps,
  async handle(tx, due, now) {
    const open = await withoutAnswered(tx, due);
    const taken = open.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
    const rows = open.filter(({ acknowledgedAt }) => acknowledgedAt === null);
    const reminders: { row: ExpectedRow; step: CheckInStep }[] = [];
    const climbed: Climbed[] = [];
    const steps = rows.map((row) => ({ row, ...climb(checkInLadder(row), takenOf(row), now) }));
    const telling = steps.filter(({ take: step }) => step === 'circle');
    const phones = await namedPhones(
      tx,
      telling.map(({ row }) => row.elderId),
    );
    for (const { nextAt, row: before, take: step } of steps) {
      if (!step) {
        const { awayAt, id, stepAt, toldAt } = before;
        climbed.push({ awayAt, id, toldAt, step: before.step, stepAt, nextStepAt: nextAt });
        continue;
      }
      const awayAt = before.awayAt ?? (wasAway(before, step, now) ? now : null);
      const row = Object.assign({}, before, { awayAt });
      reminders.push({ row, step });
      const contacts = phones.get(row.elderId) ?? [];
      climbed.push(await take(platform, tx, row, { step, nextAt, contacts, now }));
    }
    for (const { by, row } of await lapseTaken(platform, tx, taken, { namedPhones, now })) {
      const contacts = (await namedPhones(tx, [row.elderId])).get(row.elderId) ?? [];
      await tellCircle(platform, tx, row, contacts, now, by);
      await announce(tx, row.elderId);
    }
    await remindElders(platform, tx, reminders, now);
    await moveOn(tx, climbed);
  },
});
