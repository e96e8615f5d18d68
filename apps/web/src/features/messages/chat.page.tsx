import { noMessages } from '@hafi/ui/drawing/special-shapes';
import { Empty } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router';
import { sayDone } from '../../lib/done-act.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { paths } from '../../lib/paths.ts';
import { useAppearance } from '../../lib/preferences/appearance.ts';
import { useMedia, useWide } from '../../lib/use-media.ts';
import styles from './chat.module.css';
import { useConversationsNow } from './known/use-conversations-now.ts';
import { ConversationList } from './list/conversation-list.tsx';
import { followMessages } from './live/follow-messages.ts';
import { ConversationPane } from './talk/conversation-pane.tsx';

followMessages();

function NoneOpen() {
  const { t } = useLingui();
  usePageTitle(t`Messages`);
  return null;
}

/** Says on the list that a conversation was deleted, whose page is left by then. */
function useSayDeleted(): void {
  const { t } = useLingui();
  const { state } = useLocation();
  const deleted = (state as { deleted?: string } | null)?.deleted;
  useEffect(() => {
    if (deleted) sayDone(t`The conversation with ${deleted} is deleted for you.`);
  }, [deleted, t]);
}

/** Whether a list and a conversation have room beside each other: larger text needs more of it. */
function useRoomForBoth(): boolean {
  const { text } = useAppearance();
  const isBroad = useMedia('(min-width: 48rem)');
  const isWide = useWide();
  const isWidest = useMedia('(min-width: 90rem)');
  return { normal: isBroad, large: isWide, largest: isWidest }[text];
}

/**
 * The own conversations, and one of them: beside each other from 768 px on, on a phone one screen
 * each.
 */
export function ChatPage() {
  const { t } = useLingui();
  const { id } = useParams();
  const { search } = useLocation();
  const hasBoth = useRoomForBoth();
  const known = useConversationsNow();
  useSayDeleted();
  usePageBack(id && !hasBoth ? { to: paths.chat, name: t`Messages` } : null);
  // How notices once named a conversation.
  const named = new URLSearchParams(search).get('conversation');
  if (named) return <Navigate to={paths.conversation(named)} replace />;
  return (
    <div className={styles.chat} data-both={hasBoth || undefined}>
      {id ? null : <NoneOpen />}
      {hasBoth || !id ? (
        // On a phone it is a screen of its own.
        <div className={styles.side} data-twin={id ? '' : undefined}>
          <ConversationList known={known} openId={id} isPart={id !== undefined} />
        </div>
      ) : null}
      {id ? (
        <div className={styles.talk}>
          <ConversationPane key={id} id={id} known={known} />
        </div>
      ) : hasBoth ? (
        <div className={styles.none} data-twin>
          <Empty drawing={noMessages} title={t`Select a conversation`} />
        </div>
      ) : null}
    </div>
  );
}
