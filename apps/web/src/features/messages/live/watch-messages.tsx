import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { noteUnread } from '../../../lib/unread-messages.ts';
import { useConversationsNow } from '../known/use-conversations-now.ts';
import { followMessages } from './follow-messages.ts';
import { useLivePlaces } from './live-places.ts';
import { useReceiving } from './use-receiving.ts';
import { useTalksAhead } from './use-talks-ahead.ts';

const SendLivePlace = lazyPart(async () => (await import('./send-live-place.tsx')).SendLivePlace);

/**
 * Follows the conversations on whatever page the person is: what is unread stands in the navigation,
 * and the others see that it has arrived; and sends where this
 * device is while that is shared live. Draws nothing.
 */
export function WatchMessages() {
  const { is, list, unread } = useConversationsNow();
  const places = useLivePlaces();
  useEffect(followMessages, []);
  useReceiving(list);
  useTalksAhead(list);
  useEffect(() => {
    // What is not known is not "nothing unread": the number of before stays.
    if (is === 'answered') noteUnread(unread);
  }, [is, unread]);
  useEffect(() => () => noteUnread(0), []);
  if (places.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SendLivePlace />
    </Suspense>
  );
}
