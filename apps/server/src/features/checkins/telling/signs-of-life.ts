import type { Db } from '../../../platform/db/database.ts';
import { countsFrom } from '../check-in-steps.ts';
import type { ExpectedRow } from '../expected-check-ins.repo.ts';

/** When these elders last did something in Hafi themselves since an instant. */
export type LastActs = (
  db: Db,
  elders: readonly string[],
  since: Date,
) => Promise<ReadonlyMap<string, Date>>;

/**
 * When the elders of these rows were last seen in Hafi since their check-in was opened, by the ids of the
 * rows: who wrote, spoke, measured or took a medicine there did not fail to come.
 */
export async function signsOfLife(
  db: Db,
  sources: readonly LastActs[],
  rows: readonly Pick<ExpectedRow, 'elderId' | 'expectedAt' | 'id' | 'why'>[],
): Promise<ReadonlyMap<string, Date>> {
  const planned = rows.filter(({ why }) => why === 'missed');
  const froms = planned.map(({ expectedAt }) => countsFrom(expectedAt).getTime());
  if (froms.length === 0) return new Map();
  const since = new Date(Math.min(...froms));
  const elders = [...new Set(planned.map(({ elderId }) => elderId))];
  const found: ReadonlyMap<string, Date>[] = [];
  for (const lastActs of sources) found.push(await lastActs(db, elders, since));
  return new Map(
    planned.flatMap(({ elderId, expectedAt, id }) => {
      const times = found.flatMap((each) => each.get(elderId)?.getTime() ?? []);
      const last = new Date(Math.max(0, ...times));
      return last >= countsFrom(expectedAt) ? [[id, last] as const] : [];
    }),
  );
}
