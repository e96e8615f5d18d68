import { largestRadius } from '@hafi/contract/volunteering/volunteering-terms';
import type { Db } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findVolunteersIn } from '../accounts/accounts.public.ts';
import { sectorByCode, sectorsAround } from '../places/places.public.ts';
import { elderSide } from './kept-elders.ts';
import type { HelpRequestRow } from './volunteering.repo.ts';

/** The volunteers on whose lists a request of a sector stands or stood. */
async function volunteersNear(db: Db, sectorCode: string): Promise<string[]> {
  const sector = sectorByCode(sectorCode);
  if (!sector) return [];
  return findVolunteersIn(
    db,
    sectorsAround(sector, largestRadius).map((each) => each.sector),
  );
}

/**
 * After the transaction: open screens look again, and mail and SMS go out. `listed` says that
 * volunteers around see one request more or less.
 */
export async function announceRequest(
  platform: Platform,
  row: Pick<HelpRequestRow, 'elderId' | 'sectorCode' | 'takenBy'>,
  { listed, formerly }: { listed: boolean; formerly?: string | null },
): Promise<void> {
  const { db, outbox, realtime } = platform;
  const own = [...(await elderSide(db, row.elderId)), row.takenBy, formerly];
  const people = [...new Set(own.flatMap((id) => id ?? []))];
  realtime.changed(people, ['volunteering', 'notifications', 'activity']);
  if (listed) realtime.changed(await volunteersNear(db, row.sectorCode), ['volunteering']);
  outbox.kick();
}
