import type { Db } from '../../../platform/db/database.ts';
import type { ToldOf } from '../../circle/circle.public.ts';
import { findAlertPeople } from '../alert-people.repo.ts';
import { findEveryAlert } from '../alerts.repo.ts';

/** Who was told by the end of an alert, since a death was recorded, that the elder has died. */
export async function toldByAlerts(db: Db, elderId: string, recordedAt: Date): Promise<ToldOf> {
  const ended = (await findEveryAlert(db, elderId)).filter(
    ({ endedAt, outcome }) => outcome === 'died' && endedAt !== null && endedAt >= recordedAt,
  );
  const people = await findAlertPeople(
    db,
    ended.map(({ id }) => id),
  );
  const told = people.filter(({ toldAt }) => toldAt !== null);
  return { people: told.map(({ personId }) => personId), phones: [] };
}
