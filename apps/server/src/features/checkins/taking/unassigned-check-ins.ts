import type { LateCheckIn } from '@hafi/contract/checkins/checkin.schemas';
import type {
  NotifiedPerson,
  UnassignedCheckIn,
} from '@hafi/contract/checkins/late-check-in.schemas';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Db } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  emergencyContactsOf,
  findIdentities,
  findReachables,
} from '../../accounts/accounts.public.ts';
import { membersWith, numberToCall } from '../../circle/circle.public.ts';
import { presentLate } from '../check-in-today.ts';
import {
  type ExpectedRow,
  findNotified,
  findNotifiedToCoordinators,
  findUnassigned,
  lockOpen,
} from '../expected-check-ins.repo.ts';
import { findNotifiedPeople } from '../notified-people.repo.ts';
import { isLeftAsleep } from '../telling/notify-missed.ts';
import { notifiedOf, takeLate } from './late-check-in.ts';
import { reachElder } from './reach-elder.ts';

/** What a first screen can hold; more is a disaster that needs more than a screen. */
const most = 50;

/**
 * Who was told, with the numbers of those who are still of the circle or still the named contact, as far
 * as they are known to be theirs.
 */
async function withPhones(
  db: Db,
  { elderId, id }: Pick<ExpectedRow, 'elderId' | 'id'>,
  notified: readonly NotifiedPerson[],
): Promise<UnassignedCheckIn['told']> {
  const rows = await findNotifiedPeople(db, [id]);
  const members = (await membersWith(db, [elderId], 'alerts:receive')).get(elderId) ?? [];
  const named = (await emergencyContactsOf(db, [elderId])).get(elderId)?.phoneNumber;
  const people = await findReachables(
    db,
    notified.map((person) => person.id),
  );
  const typed = new Map(rows.map((row) => [row.personId ?? row.id, row.phone]));
  return notified.map((person) => {
    const member = members.find(({ personId }) => personId === person.id);
    const known = member ? numberToCall(people.get(person.id), member) : null;
    const contact = typed.get(person.id);
    const phone = contact && contact === named ? contact : known;
    return Object.assign({}, person, { phone });
  });
}

/**
 * Elders who did not check in, or are not well, and whom nobody looks after but the reader, for a coordinator: whom to call, since
 * when, and who was notified; nothing about their health.
 */
export async function listUnassigned(
  { clock, db }: Platform,
  readerId: string,
): Promise<UnassignedCheckIn[]> {
  const rows = await findUnassigned(db, most, readerId);
  const elderIds = rows.map(({ elderId }) => elderId);
  const elders = await findIdentities(db, elderIds);
  const reachables = await findReachables(db, elderIds);
  const lines: UnassignedCheckIn[] = [];
  for (const row of rows) {
    const elder = elders.get(row.elderId);
    if (!elder) continue;
    const night = isLeftAsleep(row, reachables.get(row.elderId), clock.now());
    const notified = await notifiedOf(db, row, readerId);
    const { district, name, phoneNumber: phone, sector } = elder;
    lines.push({
      id: row.id,
      why: row.why,
      elder: { id: row.elderId, name, phone, district, sector },
      expectedAt: row.expectedAt.toISOString(),
      away: row.awayAt !== null,
      night,
      told: night || phone === null ? await withPhones(db, row, notified) : notified,
      heldUntil: row.acknowledgedAt && (row.heldUntil?.toISOString() ?? null),
    });
  }
  return lines;
}

/**
 * Says that a coordinator looks after an elder who did not check in, that day and on the days before.
 * Whoever was first stays named.
 * @throws Problem not-found for what coordinators were not notified of, and once the elder was heard from
 */
export async function takeUnassigned(
  platform: Platform,
  { personId }: Pick<Principal, 'personId'>,
  id: string,
): Promise<LateCheckIn> {
  const { clock, db } = platform;
  const late = await findNotifiedToCoordinators(db, id);
  if (!late || late.answeredAt) throw new Problem(coreErrors['not-found']);
  const { elderId } = late;
  const at = clock.now();
  await inTransaction(platform, async (tx) => {
    const open = (await lockOpen(tx, elderId)).filter(({ toldAt }) => toldAt);
    const news: boolean[] = [];
    for (const row of open) news.push(await takeLate(tx, row, { by: personId, at }));
    if (!news.includes(true)) return;
    await recordAudit(tx, {
      actorId: personId,
      action: 'late-check-in.taken',
      subjectId: elderId,
      at,
    });
  });
  return presentLate(db, (await findNotified(db, elderId, id)) ?? late);
}

/**
 * Says that a coordinator has reached an elder who did not check in, which ends it.
 * @throws Problem not-found for what coordinators were not notified of
 */
export async function reachUnassigned(
  platform: Platform,
  { personId }: Pick<Principal, 'personId'>,
  id: string,
): Promise<LateCheckIn> {
  const { db } = platform;
  const late = await findNotifiedToCoordinators(db, id);
  if (!late) throw new Problem(coreErrors['not-found']);
  const by = { personId, isCoordinator: true };
  await inTransaction(platform, (tx) => reachElder(platform, tx, late, by));
  return presentLate(db, (await findNotified(db, late.elderId, id)) ?? late);
}
