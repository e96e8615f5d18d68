import type { Db } from '../../../platform/db/database.ts';
import type { ToldOf } from '../../circle/circle.public.ts';
import { findEmergenciesOf } from '../course/emergencies.repo.ts';
import { findResponders } from '../course/responders.repo.ts';

/** Who was told by the end of a call for help, since a death was recorded, that the elder has died. */
export async function toldByCalls(db: Db, elderId: string, recordedAt: Date): Promise<ToldOf> {
  const ended = (await findEmergenciesOf(db, elderId)).filter(
    ({ drill, endedAt, outcome }) =>
      !drill && outcome === 'died' && endedAt !== null && endedAt >= recordedAt,
  );
  const told = await findResponders(
    db,
    ended.map(({ id }) => id),
  );
  return {
    people: told.flatMap(({ personId }) => personId ?? []),
    phones: told.flatMap(({ personId, phone }) => (phone && !personId ? [phone] : [])),
  };
}
