import type { ParsedInput } from '@hafi/contract/core/endpoint';
import type { listInbox as endpoint } from '@hafi/contract/support/inbox.contract';
import { wordsOf } from '@hafi/i18n/find-words';
import * as z from 'zod/mini';
import { cursorOf, positionInstant } from '../../platform/http/cursor.ts';
import { readPage } from '../../platform/http/read-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentLine } from './support.presenter.ts';
import { countOpen, findMessages, type InboxPosition } from './support.repo.ts';

const inboxCursor = cursorOf<InboxPosition>(
  z.object({ rank: z.int().check(z.gte(0), z.lte(9)), at: positionInstant, id: z.uuid() }),
);
const mostWords = 8;

/** One page of the inbox. */
export async function listInbox(
  { db }: Platform,
  { show, q = '', ...query }: ParsedInput<typeof endpoint>['query'],
) {
  const words = wordsOf(q).slice(0, mostWords);
  const { items, nextCursor } = await readPage(query, {
    cursor: inboxCursor,
    find: (page) => findMessages(db, { ...page, show, words }),
    positionOf: ({ createdAt: at, id, rank }) => ({ rank, at, id }),
  });
  return { data: items.map(presentLine), nextCursor, open: await countOpen(db) };
}
