import { useEffect } from 'react';
import { noteUnread } from '../../../lib/unread-messages.ts';
import { useConversationsNow } from '../known/use-conversations-now.ts';
import { followMessages } from './follow-messages.ts';
import { useReceiving } from './use-receiving.ts';
import { useTalksAhead } from './use-talks-ahead.ts';

/**
 * Follows the conversations on whatever page the person is: what is unread stands in the navigation,
 * and the others see that it has arrived. Draws nothing.
 */
export function WatchMessages() {
  const { is, list, unread } = useConversationsNow();
  useEffect(followMessages, []);
  useReceiving(list);
  useTalksAhead(list);
  useEffect(() => {
    // What is not known is not "nothing unread": the number of before stays.
    if (is === 'answered') noteUnread(unread);
  }, [is, unread]);
  useEffect(() => () => noteUnread(0), []);
  return null;
}
