import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { useEffect, useRef } from 'react';
import { prefetchSynced } from '../../../lib/query/synced-query.ts';
import { syncTalk } from '../known/sync-talk.ts';

/** How many of the latest conversations are brought onto the device before they are opened. */
const most = 3;

/**
 * Brings the latest conversations onto the device, so that they can be read without network, where
 * the browser can open the app then at all.
 */
export function useTalksAhead(list: readonly Conversation[]): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || list.length === 0 || !('serviceWorker' in navigator)) return;
    isDone.current = true;
    for (const { id } of list.filter(({ last }) => last).slice(0, most)) {
      void prefetchSynced(syncTalk(id));
    }
  });
}
