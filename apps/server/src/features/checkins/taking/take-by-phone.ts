import { hourInMs } from '@hafi/base/time';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  emergencyContactsOf,
  findIdsByNumber,
  findReachable,
  type Reachable,
} from '../../accounts/accounts.public.ts';
import { circleWith } from '../../circle/circle.public.ts';
import { findNotifiedOfPhone, type NotifiedPhone } from '../notified-people.repo.ts';
import { takeLate } from './late-check-in.ts';

/** An SMS is answered for this long; later a "yes" means something else, in milliseconds. */
const answerableMs = 12 * hourInMs;

/** The late check-ins of one elder that a phone was notified of, last first. */
export interface LateOfPhone {
  readonly elderId: string;
  readonly toldAt: Date;
  readonly all: readonly NotifiedPhone[];
}

/** What a phone was notified of and may take by SMS; null where it was told of nothing that goes on. */
export async function findLateOfPhone(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  phone: string,
): Promise<LateOfPhone | null> {
  const since = new Date(clock.now().getTime() - answerableMs);
  const people = await findIdsByNumber(db, phone);
  const all = await findNotifiedOfPhone(db, { phone, people, since });
  const elders = [...new Set(all.map(({ row }) => row.elderId))];
  const named = await emergencyContactsOf(db, elders);
  const members = new Map<string, readonly string[]>();
  for (const id of elders) members.set(id, await circleWith(db, id, 'alerts:receive'));
  const own = all.filter(({ row: { elderId }, notified: { personId } }) =>
    personId === null
      ? named.get(elderId)?.phoneNumber === phone
      : members.get(elderId)?.includes(personId),
  );
  const [last] = own;
  if (!last) return null;
  const ofElder = own.filter(({ row }) => row.elderId === last.row.elderId);
  return { elderId: last.row.elderId, toldAt: last.notified.toldAt, all: ofElder };
}

/** Who was notified: a member by the person, a named contact by the row that says so. */
const takerOf = ({ id, personId }: NotifiedPhone['notified']) => personId ?? id;

/**
 * Notes that who was notified by SMS looks after the elder, as a member does in the app.
 * `taken` is false where somebody else does already.
 */
export async function takeLateByPhone(
  platform: Platform,
  { all }: LateOfPhone,
): Promise<{ elder: Pick<Reachable, 'firstName' | 'locale'>; taken: boolean } | null> {
  const { clock, db } = platform;
  const elder = await findReachable(db, all[0]?.row.elderId ?? '');
  if (!elder) return null;
  const isOthers = all.every(
    ({ row: { acknowledgedBy }, notified }) =>
      acknowledgedBy !== null && acknowledgedBy !== takerOf(notified),
  );
  await inTransaction(platform, async (tx) => {
    for (const { row, notified } of all) {
      const by = takerOf(notified);
      await takeLate(tx, row, { by, at: clock.now(), actor: notified.personId });
    }
  });
  return { elder, taken: !isOthers };
}
