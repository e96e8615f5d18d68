import { dayInKigali } from '@hafi/base/kigali-time';
import type { LateCheckIn } from '@hafi/contract/checkins/checkin.schemas';
import type {
  LateCheckInPage,
  NotifiedPerson,
} from '@hafi/contract/checkins/late-check-in.schemas';
import { alertsShownBy } from '@hafi/contract/circle/circle-terms';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { whomToCall } from '../../alerts/alerts.public.ts';
import {
  circleWith,
  type ElderAccess,
  elderFor,
  findAccess,
  findCircle,
  logAccess,
} from '../../circle/circle.public.ts';
import {
  type Delivery,
  findDeliveries,
  readNoticesWith,
  recordActivity,
} from '../../notifications/notifications.public.ts';
import { announce } from '../announce.ts';
import { findPassed } from '../away/passed-hours.repo.ts';
import { presentLate } from '../check-in-today.ts';
import { activities } from '../checkins.messages.ts';
import { findCheckIn } from '../checkins.repo.ts';
import {
  acknowledge,
  type ExpectedRow,
  findNotified,
  holdLonger,
} from '../expected-check-ins.repo.ts';
import { findNotifiedPeople } from '../notified-people.repo.ts';
import { hold } from './hold.ts';
import { reachElder } from './reach-elder.ts';

/** Names a late check-in. */
interface Late {
  readonly elderId: string;
  readonly expectedId: string;
}

/**
 * Requires that the caller may know that something may be wrong with the elder, and writes the access
 * log.
 * @throws Problem not-found for everybody else, and for a check-in that the circle was not notified of
 */
async function openLate(
  platform: Platform,
  caller: Principal,
  { elderId, expectedId }: Late,
): Promise<{ access: ElderAccess; row: ExpectedRow }> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || alertsShownBy(access.permissions) === 'nothing') {
    throw new Problem(coreErrors['not-found']);
  }
  const row = await findNotified(platform.db, elderId, expectedId);
  if (!row) throw new Problem(coreErrors['not-found']);
  await logAccess(platform, access, 'alerts');
  return { access, row };
}

/** Who has reached the elder, by name. */
async function whoReached(
  db: Db,
  { reachedBy }: ExpectedRow,
): Promise<LateCheckInPage['reachedBy']> {
  const who = reachedBy && (await findPeople(db, [reachedBy])).get(reachedBy);
  return who ? { id: who.id, name: who.name } : null;
}

/** What became of telling somebody; messages of long ago are deleted, and had left. */
function tellingOf(
  noticeId: string | null,
  delivery: Delivery | undefined,
): NotifiedPerson['telling'] {
  if (noticeId === null) return 'in-app';
  if (!delivery || delivery.sentAt) return 'told';
  return delivery.isGivenUp ? 'unreached' : 'waiting';
}

/** Who was notified, with what became of their messages. */
export async function notifiedOf(
  db: Db,
  row: ExpectedRow,
  readerId: string,
): Promise<NotifiedPerson[]> {
  const rows = await findNotifiedPeople(db, [row.id]);
  const people = await findPeople(
    db,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const members = new Set(await circleWith(db, row.elderId, 'alerts:receive'));
  const deliveries = await findDeliveries(
    db,
    rows.flatMap(({ noticeId }) => noticeId ?? []),
  );
  return rows.flatMap(({ id, name: typed, noticeId, personId, toldAt }): NotifiedPerson[] => {
    const person = people.get(personId ?? '');
    const name = person?.name ?? typed;
    if (name === null) return [];
    return [
      {
        id: personId ?? id,
        name,
        you: personId === readerId,
        isCoordinator: !members.has(personId ?? '') && (person?.roles ?? []).includes('ADMIN'),
        telling: tellingOf(noticeId, deliveries.get(noticeId ?? '')),
        at: toldAt.toISOString(),
      },
    ];
  });
}

/**
 * A check-in that did not come at its hour, also when it came since.
 * @throws Problem not-found
 */
export async function getLate(
  platform: Platform,
  caller: Principal,
  late: Late,
): Promise<LateCheckInPage> {
  const { clock, db } = platform;
  const { access, row } = await openLate(platform, caller, late);
  const { elderId, permissions, personId } = access;
  const circle = await findCircle(db, elderId, clock.now());
  await inTransaction(platform, (tx) =>
    readNoticesWith(tx, personId, links.lateCheckIn(row.id, elderId), clock.now()),
  );
  const reads = permissions.includes('health:read');
  return Object.assign(await presentLate(db, row), {
    elder: elderFor(access, circle),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    reachedBy: await whoReached(db, row),
    mood:
      (row.answeredAt &&
        !row.reachedBy &&
        (await findCheckIn(db, elderId, dayInKigali(row.answeredAt)))?.mood) ||
      null,
    calls: await whomToCall(db, circle, personId, reads),
    missedBefore: (await findPassed(db, row)).map((at) => at.toISOString()),
    told: await notifiedOf(db, row, personId),
  });
}

/**
 * Says that the caller looks after an elder who did not check in, which keeps the ladder still for an
 * hour, or for another one. The first person stays named; later callers are told who it was.
 * @throws Problem not-found
 */
export async function acknowledgeLate(
  platform: Platform,
  caller: Principal,
  late: Late,
): Promise<LateCheckIn> {
  const { clock, db } = platform;
  const { access, row } = await openLate(platform, caller, late);
  await inTransaction(platform, async (tx) => {
    await takeLate(tx, row, { by: access.personId, at: clock.now() });
  });
  return presentLate(db, (await findNotified(db, access.elderId, row.id)) ?? row);
}

/**
 * Says that the caller has reached the elder, which ends it.
 * @throws Problem not-found
 */
export async function reachLate(
  platform: Platform,
  caller: Principal,
  late: Late,
): Promise<LateCheckIn> {
  const { access, row } = await openLate(platform, caller, late);
  const by = { personId: access.personId, isCoordinator: false };
  await inTransaction(platform, (tx) => reachElder(platform, tx, row, by));
  return presentLate(platform.db, (await findNotified(platform.db, access.elderId, row.id)) ?? row);
}

/**
 * Stores who looks after it, unless somebody was first; returns whether it is news. `actor` is null of
 * a contact without an account, who is named by the row that says that they were notified.
 */
export async function takeLate(
  tx: Tx,
  { elderId, expectedAt, id, why }: ExpectedRow,
  {
    at,
    by,
    actor = by,
  }: { readonly by: string; readonly at: Date; readonly actor?: string | null },
): Promise<boolean> {
  const held = hold({ elderId }, { at, by });
  if (held.heldUntil && (await holdLonger(tx, id, by, held.heldUntil))) return false;
  if (!(await acknowledge(tx, id, held))) return false;
  await recordActivity(tx, {
    about: elderId,
    by: actor,
    kind: 'check-in',
    text: why === 'missed' ? activities.taken : activities.callTaken,
    values: { time: { time: expectedAt.toISOString() } },
    at,
  });
  const notified = await findNotifiedPeople(tx, [id]);
  tx.changed(
    'checkins',
    notified.flatMap((each) => each.personId ?? []),
  );
  await announce(tx, elderId);
  return true;
}
