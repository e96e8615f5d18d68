import type { ParsedInput } from '@hafi/contract/core/endpoint';
import type { listInbox as endpoint } from '@hafi/contract/support/inbox.contract';
import { wordsOf } from '@hafi/i18n/find-words';
import { readCursor, writeCursor } from '../../platform/http/cursor.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentLine } from './support.presenter.ts';
import { countOpen, findMessages, type InboxPlace } from './support.repo.ts';

/** Ranks are written as letters in a cursor. */
const letters = 'abcdefghij';
const mostWords = 8;

/** One page of the inbox. */
export async function listInbox(
  { db }: Platform,
  { show, q = '', cursor, limit }: ParsedInput<typeof endpoint>['query'],
) {
  const rows = await findMessages(db, {
    show,
    words: wordsOf(q).slice(0, mostWords),
    after: placeOf(cursor),
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    data: page.map(presentLine),
    nextCursor:
      last && rows.length > limit
        ? writeCursor({ at: last.createdAt, id: last.id }, letters[last.rank])
        : null,
    open: await countOpen(db),
  };
}

function placeOf(cursor: string | undefined): InboxPlace | null {
  const place = readCursor(cursor);
  return place && { rank: letters.indexOf(place.part ?? 'a'), at: place.at, id: place.id };
}
