import type { Death } from '@hafi/contract/circle/circle.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { findDied, findPeople } from '../../accounts/accounts.public.ts';
import { type ElderAccess, mayWithdrawDeath } from '../circle.policy.ts';

/**
 * What the circle is shown of the recorded deaths of these elders, by the elder; nothing of the others,
 * and nothing to the elder.
 */
export async function presentDeaths(
  db: Db,
  accesses: readonly ElderAccess[],
): Promise<ReadonlyMap<string, Death>> {
  const others = accesses.filter(({ by }) => by !== 'self');
  const died = await findDied(
    db,
    others.map(({ elderId }) => elderId),
  );
  const recorders = [...died.values()].flatMap(({ by }) => by ?? []);
  const people = recorders.length > 0 ? await findPeople(db, [...new Set(recorders)]) : undefined;
  return new Map(
    others.flatMap((access) => {
      const death = died.get(access.elderId);
      if (!death) return [];
      const shown: Death = {
        recordedAt: death.recordedAt.toISOString(),
        by: (death.by && people?.get(death.by)?.name) || null,
        mayWithdraw: mayWithdrawDeath(access),
      };
      return [[access.elderId, shown] as const];
    }),
  );
}
