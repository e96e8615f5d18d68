import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { responderKnowings } from '@hafi/contract/emergency/emergency.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { findResponders } from '../course/responders.repo.ts';
import { answerOf } from './knowing.ts';

type Helper = NonNullable<EmergencyLine['nearest']>;

/** Who is nearest to helping in one emergency, and who has first called 912. */
interface Answers {
  nearest: Helper;
  ambulance: NonNullable<EmergencyLine['ambulance']> | null;
}

const rank = ({ knows }: Helper) => responderKnowings.indexOf(knows);
const dueMs = ({ dueAt }: Helper) => (dueAt ? Date.parse(dueAt) : Number.POSITIVE_INFINITY);

/**
 * Who is nearest to helping in each emergency: there, then on the way (the soonest first), then who
 * sees to it. And who has called 912. Emergencies in which nobody has answered are missing. Two queries in all.
 */
export async function findNearestHelpers(
  db: Db,
  emergencyIds: readonly string[],
): Promise<ReadonlyMap<string, Answers>> {
  const rows = (await findResponders(db, emergencyIds)).filter((row) => answerOf(row));
  const people = await findPeople(db, [...new Set(rows.flatMap(({ personId }) => personId ?? []))]);
  const nearest = new Map<string, Answers>();
  for (const row of rows) {
    const answer = answerOf(row);
    if (!answer) continue;
    const person = row.personId ? people.get(row.personId) : undefined;
    const helper = {
      name: person?.name ?? row.name ?? '',
      knows: answer.knows,
      dueAt: row.dueAt?.toISOString() ?? null,
    };
    const before = nearest.get(row.emergencyId);
    const isNearer =
      !before ||
      rank(helper) - rank(before.nearest) < 0 ||
      (helper.knows === before.nearest.knows && dueMs(helper) < dueMs(before.nearest));
    const called = row.ambulanceAt && { name: helper.name, at: row.ambulanceAt.toISOString() };
    const earlier = before?.ambulance ?? null;
    nearest.set(row.emergencyId, {
      nearest: isNearer ? helper : before.nearest,
      ambulance: called && (!earlier || called.at < earlier.at) ? called : earlier,
    });
  }
  return nearest;
}
