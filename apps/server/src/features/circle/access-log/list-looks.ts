import type { listLooks as endpoint } from '@hafi/contract/circle/looks.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import { readCursor, writeCursor } from '../../../platform/http/cursor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { nameIn } from '../consents/list-consents.ts';
import { type Asks, requireDecider } from '../elder-access.ts';
import { findEntries, findEntry } from './access-log.repo.ts';
import { isChainIntact } from './check-chain.ts';

/**
 * Who looked at an elder's data, newest first. The first page says whether the log is untouched.
 * @throws Problem not-found for who does not decide about the circle, invalid-input for a foreign
 * cursor
 */
export async function listLooks(
  platform: Platform,
  caller: Asks,
  { cursor, elderId, limit }: { readonly elderId: string } & ParsedInput<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { db } = platform;
  await requireDecider(platform, caller, elderId);
  const place = readCursor(cursor);
  const before = place ? await findEntry(db, elderId, place.id) : null;
  const rows = await findEntries(db, elderId, before?.seq ?? null, limit + 1);
  const shown = rows.slice(0, limit);
  const people = await findPeople(db, [...new Set(shown.map(({ actorId }) => actorId))]);
  const last = shown.at(-1);
  return {
    data: shown.map(({ actorId, at, by, id, subject }) => ({
      id,
      subject,
      by,
      at: at.toISOString(),
      who: {
        personId: actorId,
        name: nameIn(people, actorId),
        photo: people.get(actorId)?.photo ?? null,
      },
    })),
    nextCursor: last && rows.length > limit ? writeCursor(last) : null,
    intact: place ? null : await isChainIntact(platform, db, elderId),
  };
}
