import { hourInMs } from '@hafi/base/time';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  emergencyContactsOf,
  findReachable,
  type Reachable,
} from '../../accounts/accounts.public.ts';
import { findToldOfPhone, type ToldPhone } from '../told-people.repo.ts';
import { takeLate } from './late-check-in.ts';

/** An SMS is answered for this long; later a "yes" means something else, in milliseconds. */
const answerableMs = 12 * hourInMs;

/** The late check-ins of one elder that the phone of a named contact was told of, last first. */
export interface LateOfPhone {
  readonly toldAt: Date;
  readonly all: readonly ToldPhone[];
}

/** What a phone was told of and may take by SMS; null where it was told of nothing that goes on. */
export async function findLateOfPhone(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  phone: string,
): Promise<LateOfPhone | null> {
  const since = new Date(clock.now().getTime() - answerableMs);
  const all = await findToldOfPhone(db, phone, since);
  const elders = [...new Set(all.map(({ row }) => row.elderId))];
  const named = await emergencyContactsOf(db, elders);
  const own = all.filter(({ row }) => named.get(row.elderId)?.phoneNumber === phone);
  const [last] = own;
  if (!last) return null;
  const ofElder = own.filter(({ row }) => row.elderId === last.row.elderId);
  return { toldAt: last.told.toldAt, all: ofElder };
}

/**
 * Notes that the named contact who was told by SMS looks after the elder, as a member does in the app.
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
    ({ row: { acknowledgedBy }, told }) => acknowledgedBy !== null && acknowledgedBy !== told.id,
  );
  await inTransaction(platform, async (tx) => {
    for (const { row, told } of all) {
      await takeLate(tx, row, { by: told.id, at: clock.now(), actor: null });
    }
  });
  return { elder, taken: !isOthers };
}
