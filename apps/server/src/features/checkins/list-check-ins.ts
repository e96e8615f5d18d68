import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { CheckInWeek, KnownOfElder } from '@hafi/contract/checkins/checkin.schemas';
import { relations } from '@hafi/contract/circle/circle-terms';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { circleWith, membersOf } from '../circle/circle.public.ts';
import { asksAgainFrom, lateOf, whoTook } from './check-in-today.ts';
import { findCheckInsSince } from './checkins.repo.ts';
import { type ExpectedRow, findCall } from './expected-check-ins.repo.ts';
import { notifiedOf } from './taking/late-check-in.ts';
import { findNoteOf, presentNote } from './voice-notes.repo.ts';

const daysShown = 7;

/** What people know of it, as the elder sees it. */
async function knownOf(db: Db, row: ExpectedRow): Promise<KnownOfElder> {
  const notified = await notifiedOf(db, row, row.elderId);
  const arrived = notified.filter(({ telling }) => telling === 'told');
  return {
    at: row.expectedAt.toISOString(),
    told: arrived.filter(({ isCoordinator }) => !isCoordinator).map(({ name }) => name),
    isTelling: row.toldAt === null || notified.some(({ telling }) => telling === 'waiting'),
    coordinators: arrived.some(({ isCoordinator }) => isCoordinator),
    takenBy: (await whoTook(db, row))?.name ?? null,
  };
}

/** What became of saying to be not well; null where nothing goes on. */
async function callOf(db: Db, elderId: string): Promise<CheckInWeek['call']> {
  const row = await findCall(db, elderId);
  return row ? knownOf(db, row) : null;
}

/** What became of the hour that is over and at which nothing came; null where there is none. */
async function missedOf(db: Db, elderId: string, now: Date): Promise<CheckInWeek['late']> {
  const row = await lateOf(db, elderId, now);
  return row?.why === 'missed' ? knownOf(db, row) : null;
}

/** Who sees the check-ins, by first name: the family first, then who is paid to care. */
async function seenByOf(db: Db, elderId: string): Promise<string[]> {
  const people = await findPeople(db, await circleWith(db, elderId, 'health:read'));
  const members = await membersOf(db, elderId);
  const nearness = (id: string) => {
    const relation = members.find(({ personId }) => personId === id)?.relation;
    return relation ? relations.indexOf(relation) : relations.length;
  };
  return [...people.values()]
    .toSorted(
      (one, other) =>
        nearness(one.id) - nearness(other.id) || one.firstName.localeCompare(other.firstName),
    )
    .map(({ firstName }) => firstName);
}

/** An elder's check-ins of the last seven days, today last. */
export async function listCheckIns(
  platform: Pick<Platform, 'clock' | 'db'>,
  elderId: string,
): Promise<CheckInWeek> {
  const { clock, db } = platform;
  const first = addDays(dayInKigali(clock.now()), 1 - daysShown);
  const rows = await findCheckInsSince(db, elderId, first);
  const days = Array.from({ length: daysShown }, (_, index) => {
    const day = addDays(first, index);
    const row = rows.find((each) => each.day === day);
    return {
      day,
      at: row?.at.toISOString() ?? null,
      lastAt: row?.lastAt.toISOString() ?? null,
      mood: row?.mood ?? null,
    };
  });
  const seenBy = await seenByOf(db, elderId);
  const note = await findNoteOf(db, elderId, dayInKigali(clock.now()));
  const again = (await asksAgainFrom(platform, elderId))?.toISOString() ?? null;
  return {
    days,
    seenBy,
    again,
    note: presentNote(note),
    call: await callOf(db, elderId),
    late: await missedOf(db, elderId, clock.now()),
  };
}
