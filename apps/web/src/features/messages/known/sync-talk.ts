import { listChanges, listMessages } from '@hafi/contract/messages/messages.contract';
import { call } from '../../../lib/api.ts';
import {
  catchUpOn,
  changeSynced,
  type SyncedQuery,
  syncedData,
} from '../../../lib/query/synced-query.ts';
import { messagesOf } from '../live/follow-messages.ts';
import { liveConversationOf } from '../live/live-store.ts';
import { isBehind, type Talk, talkOf, withChanges, withOlder, withReceived } from './talk.ts';

/** How many messages a page has: at first, and of what was before. */
const firstPage = 40;
const olderPage = 100;

/** After this many answers with more to come, the newest page is asked for instead. */
const mostChanges = 5;

const liveMessagesOf = (id: string) => liveConversationOf(id).messages;

async function begin(id: string): Promise<Talk> {
  const page = await call(listMessages, { params: { id }, query: { limit: firstPage } });
  // What was told meanwhile may not be in it.
  return withReceived(talkOf(page), liveMessagesOf(id));
}

async function catchUp(id: string, known: Talk): Promise<(now: Talk) => Talk> {
  let since = known.change;
  const adds: ((talk: Talk) => Talk)[] = [];
  for (let requested = 0; requested < mostChanges; requested += 1) {
    const from = since;
    const { data } = await call(listChanges, { params: { id }, query: { since } });
    adds.push((talk) => withChanges(talk, from, data));
    if (!data.hasMore) {
      return (now) =>
        withReceived(
          adds.reduce((talk, add) => add(talk), now),
          liveMessagesOf(id),
        );
    }
    since = data.change;
  }
  const refreshed = await begin(id);
  return () => refreshed;
}

/** How the messages of a conversation are gathered. */
export const syncTalk = (id: string): SyncedQuery<typeof listMessages, Talk> => ({
  endpoint: listMessages,
  input: messagesOf(id),
  begin: () => begin(id),
  catchUp: (known) => catchUp(id, known),
});

/** Asks for what was missed of a conversation. */
export const catchUpTalk = (id: string): Promise<void> => catchUpOn(listMessages, messagesOf(id));

/**
 * Adds the page before what is known of a conversation. Returns whether there is more before it.
 * @throws Problem when it did not arrive
 */
export async function addOlder(id: string): Promise<boolean> {
  const known = () => syncedData<typeof listMessages, Talk>(listMessages, messagesOf(id));
  const cursor = known()?.older;
  if (!cursor) return false;
  const page = await call(listMessages, { params: { id }, query: { cursor, limit: olderPage } });
  changeSynced(listMessages, messagesOf(id), (now: Talk) =>
    // It may have been begun again meanwhile.
    now.older === cursor ? withOlder(now, page) : now,
  );
  const now = known();
  if (now && isBehind(now, liveConversationOf(id).change)) void catchUpTalk(id);
  return now?.older !== null;
}
