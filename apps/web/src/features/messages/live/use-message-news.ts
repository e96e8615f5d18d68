import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';

/** How long new messages are gathered before they are notified, in milliseconds. */
const intervalMs = 1_500;

const sentAt = ({ last }: Conversation) => Date.parse(last?.sentAt ?? '') || 0;

/** Tells of whom something new has come, except in the conversation that is open. */
export function useMessageNews(
  list: readonly Conversation[],
  isKnown: boolean,
  onNews: (who: string) => void,
): void {
  const { id: me } = useAccount();
  const { pathname } = useLocation();
  const seen = useRef<number | null>(null);
  const names = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = Math.max(0, ...list.map(sentAt));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is newer than all before
  useEffect(() => {
    if (!isKnown) return;
    const before = seen.current;
    seen.current = Math.max(before ?? 0, newest);
    // What was there when the page was opened is no news.
    if (before === null) return;
    const isNews = (each: Conversation) =>
      !each.isMuted &&
      each.last !== null &&
      sentAt(each) > before &&
      each.unread > 0 &&
      each.last.senderId !== me &&
      !each.last.call &&
      // Nobody wrote it.
      each.last.kind !== 'joined' &&
      pathname !== `${paths.chat}/${each.id}`;
    for (const { last } of list.filter(isNews)) names.current.add(last?.senderName || 'Hafi');
    if (names.current.size === 0) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const who = [...names.current].join(', ');
      names.current.clear();
      onNews(who);
    }, intervalMs);
  }, [newest, isKnown]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
