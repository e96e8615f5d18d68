import { isSameName } from '@hafi/base/same-name';
import type { ShownBadge } from '@hafi/contract/badges/badge.schemas';
import { isOfProfession } from '@hafi/contract/badges/badge-terms';
import type { Db } from '../../platform/db/database.ts';
import { findReachables } from '../accounts/accounts.public.ts';
import { type BadgeRow, findValid } from './badges.repo.ts';

export {
  type BadgeRow,
  deleteBadgesOf,
  findBadges,
  findBadgesDue,
  findBadgesOf,
  findValid,
  insertBadge,
  lockBadge,
  updateBadge,
} from './badges.repo.ts';

/** Whether a badge speaks of the name that its owner has now: another was compared with no paper. */
export const isOfName = ({ checkedName }: Pick<BadgeRow, 'checkedName'>, name: string): boolean =>
  checkedName !== null && isSameName(checkedName, name);

/**
 * The badges that stand beside the names of these people now, one of each kind; none of who is
 * suspended or has another name than was compared, and those of a profession only while a coordinator
 * stands by the person.
 */
export async function shownBadges(
  db: Db,
  personIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ShownBadge[]>> {
  const shown = new Map<string, ShownBadge[]>();
  const rows = await findValid(db, personIds, now);
  const people = await findReachables(
    db,
    rows.map(({ personId }) => personId),
  );
  for (const row of rows) {
    const person = people.get(row.personId);
    if (!person || !isOfName(row, person.name)) continue;
    if (isOfProfession(row.badge) && !person.verified) continue;
    const known = shown.get(row.personId) ?? [];
    const { badge, checked, checkedAt, organisation, until } = row;
    if (!checked || !checkedAt || !until || known.some((each) => each.badge === badge)) continue;
    const one = {
      badge,
      organisation,
      checked,
      checkedAt: checkedAt.toISOString(),
      until: until.toISOString(),
    };
    shown.set(row.personId, [...known, one]);
  }
  return shown;
}
