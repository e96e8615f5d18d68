import { largestRadius } from '@hafi/contract/volunteering/volunteering-terms';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { findVolunteersIn } from '../accounts/accounts.public.ts';
import { sectorByCode, sectorsNear } from '../places/places.public.ts';
import { elderSide } from './kept-elders.ts';
import type { HelpRequestRow } from './volunteering.repo.ts';

/** The volunteers whose lists may show a request of a sector. */
async function volunteersNear(db: Db, sectorCode: string): Promise<string[]> {
  const sector = sectorByCode(sectorCode);
  if (!sector) return [];
  return findVolunteersIn(
    db,
    sectorsNear(sector, largestRadius).map((each) => each.sector),
  );
}

/**
 * After the commit, refetches open screens. `listed` says that the lists of nearby volunteers
 * change too.
 */
export async function announceRequest(
  tx: Tx,
  row: Pick<HelpRequestRow, 'elderId' | 'sectorCode' | 'takenBy'>,
  { listed, formerly }: { listed: boolean; formerly?: string | null },
): Promise<void> {
  const own = [...(await elderSide(tx, row.elderId)), row.takenBy, formerly];
  const people = own.flatMap((id) => id ?? []);
  tx.changed(['volunteering', 'notifications', 'activity'], people);
  if (listed) tx.changed('volunteering', await volunteersNear(tx, row.sectorCode));
}
