import type { listAccessLog as endpoint } from '@hafi/contract/circle/access-log.contract';
import type { Answer, ParsedInput } from '@hafi/contract/core/endpoint';
import * as z from 'zod/mini';
import { cursorOf } from '../../../platform/http/cursor.ts';
import { readPage } from '../../../platform/http/read-page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { nameIn } from '../consents/list-consents.ts';
import { type Asks, requireDecider } from '../elder-access.ts';
import { findEntries, findEntry, findLinks } from './access-log.repo.ts';
import { chainState } from './check-chain.ts';
import { findSittings } from './sittings.ts';

const entryCursor = cursorOf(z.object({ id: z.uuid() }));

/**
 * An elder's access log, a sitting as one entry, newest first. The first page says whether the
 * log is unaltered: by the last nightly check and what came since.
 * @throws Problem not-found for anyone who does not decide about the circle, invalid-input for an
 * unknown cursor
 */
export async function listAccessLog(
  platform: Platform,
  caller: Asks,
  { elderId, ...query }: { readonly elderId: string } & ParsedInput<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { db } = platform;
  await requireDecider(platform, caller, elderId);
  const log = {
    older: (before: number | null, most: number) => findEntries(db, elderId, before, most),
    newer: (after: number, most: number) => findLinks(db, elderId, after, most),
  };
  const { items: shown, nextCursor } = await readPage(query, {
    cursor: entryCursor,
    async find({ after, limit }) {
      const before = after ? await findEntry(db, elderId, after.id) : null;
      return findSittings(log, before ?? null, limit);
    },
    positionOf: ({ id }) => ({ id }),
  });
  const state = query.cursor === undefined ? await chainState(platform, elderId) : null;
  const people = await findPeople(db, [...new Set(shown.map(({ actorId }) => actorId))]);
  return {
    data: shown.map(({ actorId, at, by, id, since, subject, times }) => ({
      id,
      subject,
      by,
      since: since.toISOString(),
      at: at.toISOString(),
      times,
      who: {
        personId: actorId,
        name: nameIn(people, actorId),
        photo: people.get(actorId)?.photo ?? null,
      },
    })),
    nextCursor,
    intact: state?.intact ?? null,
    wholeAt: state?.wholeAt?.toISOString() ?? null,
  };
}
