import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { HelpRequest } from '@hafi/contract/volunteering/volunteering.schemas';
import type { Platform } from '../../platform/platform.ts';
import { demographicsOf, findReachables } from '../accounts/accounts.public.ts';
import { shownBadges } from '../badges/badges.public.ts';
import { eldersKeptBy } from '../circle/circle.public.ts';
import { isUnderWay, sideOf } from './volunteering.policy.ts';
import { presentRequest } from './volunteering.presenter.ts';
import { countHelped, type HelpRequestRow } from './volunteering.repo.ts';

/** Presents requests to the caller; leaves out those that are not (or no longer) theirs. */
export async function showRequests(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  rows: readonly HelpRequestRow[],
  personId: string,
): Promise<HelpRequest[]> {
  const now = clock.now();
  const kept = await eldersKeptBy(db, personId);
  const takers = [...new Set(rows.flatMap(({ takenBy }) => takenBy ?? []))];
  const ids = rows.flatMap(({ askedBy, elderId }) => [askedBy, elderId]);
  const people = await findReachables(db, [...new Set([...ids, ...takers])]);
  const helped = await countHelped(db, takers);
  const badges = await shownBadges(db, takers, now);
  const shown: HelpRequest[] = [];
  for (const row of rows) {
    const side = sideOf(row, personId, kept);
    if (!side) continue;
    const goesThere = side === 'volunteer' && isUnderWay(row);
    const named = {
      elder: people.get(row.elderId),
      asker: people.get(row.askedBy),
      volunteer: row.takenBy ? people.get(row.takenBy) : undefined,
      helped: (row.takenBy && helped.get(row.takenBy)) || 0,
      badges: badges.get(row.takenBy ?? ''),
      home: goesThere ? await demographicsOf(db, row.elderId) : undefined,
    };
    shown.push(presentRequest(row, named, { side, now }));
  }
  return shown;
}

/** Presents one request, as {@link showRequests}. */
export async function showRequest(
  platform: Pick<Platform, 'clock' | 'db'>,
  row: HelpRequestRow,
  personId: string,
): Promise<HelpRequest> {
  const [shown] = await showRequests(platform, [row], personId);
  if (!shown) throw new Problem(coreErrors['not-found']);
  return shown;
}
