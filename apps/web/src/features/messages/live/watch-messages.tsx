import { Suspense, useEffect } from 'react';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useTitleNews } from '../../../lib/page/page-head.ts';
import { noteUnread } from '../../../lib/unread-messages.ts';
import { useConversationsNow } from '../known/use-conversations-now.ts';
import { followMessages } from './follow-messages.ts';
import { useLivePlaces } from './live-places.ts';
import { useMessageNews } from './use-message-news.ts';
import { useReceiving } from './use-receiving.ts';
import { useTalksAhead } from './use-talks-ahead.ts';

const SendLivePlace = lazyPart(async () => (await import('./send-live-place.tsx')).SendLivePlace);

/**
 * Follows the conversations on whatever page the person is: what is unread stands in the navigation
 * and in the title, `onNews` hears of whom something new has come, and the others see that it has arrived; and sends where this
 * device is while that is shared live. Draws nothing.
 */
export function WatchMessages({ onNews }: { onNews: (who: string) => void }) {
  const { is, list, unread } = useConversationsNow();
  const places = useLivePlaces();
  useEffect(followMessages, []);
  useReceiving(list);
  useTalksAhead(list);
  useMessageNews(list, is === 'answered', onNews);
  useTitleNews('unread', unread > 0 ? `(${unread})` : null);
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
