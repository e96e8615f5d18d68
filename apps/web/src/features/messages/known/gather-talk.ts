import { listChanges, listMessages } from '@hafi/contract/messages/messages.contract';
import { call } from '../../../lib/api.ts';
import {
  catchUpOn,
  changeGathered,
  type Gathering,
  gatheredOf,
} from '../../../lib/query/gathered.ts';
import { messagesOf } from '../live/follow-messages.ts';
import { heardOf } from '../live/heard.ts';
import { isBehind, type Talk, talkOf, withChanges, withOlder, withTold } from './talk.ts';

/** How many messages a page has: at first, and of what was before. */
const firstPage = 40;
const olderPage = 100;

/** After this many answers with more to come, the newest page is asked for instead. */
const mostChanges = 5;

const heardIn = (id: string) => heardOf(id).messages;

async function begin(id: string): Promise<Talk> {
  const page = await call(listMessages, { params: { id }, query: { limit: firstPage } });
  // What was told meanwhile may not be in it.
  return withTold(talkOf(page), heardIn(id));
}

async function catchUp(id: string, known: Talk): Promise<(now: Talk) => Talk> {
  let since = known.change;
  const adds: ((talk: Talk) => Talk)[] = [];
  for (let asked = 0; asked < mostChanges; asked += 1) {
    const from = since;
    const { data } = await call(listChanges, { params: { id }, query: { since } });
    adds.push((talk) => withChanges(talk, from, data));
    if (!data.hasMore) {
      return (now) =>
        withTold(
          adds.reduce((talk, add) => add(talk), now),
          heardIn(id),
        );
    }
    since = data.change;
  }
  const anew = await begin(id);
  return () => anew;
}

/** How the messages of a conversation are gathered. */
export const gatherTalk = (id: string): Gathering<typeof listMessages, Talk> => ({
  endpoint: listMessages,
  asked: messagesOf(id),
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
  const known = () => gatheredOf<typeof listMessages, Talk>(listMessages, messagesOf(id));
  const cursor = known()?.older;
  if (!cursor) return false;
  const page = await call(listMessages, { params: { id }, query: { cursor, limit: olderPage } });
  changeGathered(listMessages, messagesOf(id), (now: Talk) =>
    // It may have been begun anew meanwhile.
    now.older === cursor ? withOlder(now, page) : now,
  );
  const now = known();
  if (now && isBehind(now, heardOf(id).change)) void catchUpTalk(id);
  return now?.older !== null;
}
