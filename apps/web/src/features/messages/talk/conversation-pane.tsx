import { Problem } from '@hafi/contract/core/problem';
import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { listMessages } from '@hafi/contract/messages/messages.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { notFound } from '@hafi/ui/drawing/special-shapes';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { dropSynced } from '../../../lib/query/synced-query.ts';
import { useAccount } from '../../../lib/session.ts';
import { conversationNow } from '../known/conversation-now.ts';
import type { useConversationsNow } from '../known/use-conversations-now.ts';
import { messagesOf } from '../live/follow-messages.ts';
import { forgetLive, useLiveConversation, usePresences } from '../live/live-store.ts';
import { useConversation } from '../messages.queries.ts';
import { useConversationName } from '../words/use-conversation-name.ts';
import styles from './talk.module.css';
import { Talk } from './talk.tsx';
import { UnsentEntries } from './unsent-entries.tsx';

function Named({ conversation }: { conversation: Conversation }) {
  const name = useConversationName()(conversation);
  usePageTitle(name);
  return <Talk conversation={conversation} name={name} />;
}

/** A conversation that is not the reader's, or no longer. */
function Gone({ id }: { id: string }) {
  const { t } = useLingui();
  usePageTitle(t`Messages`);
  useEffect(() => {
    forgetLive(id);
    dropSynced(listMessages, messagesOf(id));
  }, [id]);
  return (
    <div className={styles.nothing}>
      <Empty
        drawing={notFound}
        titleAs="h1"
        title={t`This conversation is not open to you`}
        action={
          <ButtonLink as={Link} to={paths.chat} variant="second">
            <Trans>All messages</Trans>
          </ButtonLink>
        }
      >
        {t`Whoever leaves a circle, or is taken out of it, no longer reads its messages.`}
      </Empty>
      <UnsentEntries id={id} />
    </div>
  );
}

const isGone = (error: Error | null) =>
  error instanceof Problem && [403, 404].includes(error.status);

/** One conversation of the reader, as the list knows it, or else asked for by its address. */
export function ConversationPane(props: {
  id: string;
  known: ReturnType<typeof useConversationsNow>;
}) {
  const { id, known } = props;
  const { t } = useLingui();
  const { id: me } = useAccount();
  const listed = known.list.find((each) => each.id === id);
  const query = useConversation(id, known.is !== 'pending' && !listed);
  const state = statusOf(query);
  const live = useLiveConversation(id);
  const presences = usePresences();
  if (listed) return <Named conversation={listed} />;
  // Also where an answer of before is known: whoever is taken out reads no more from then on.
  if (query.isError && isGone(query.error)) return <Gone id={id} />;
  if (state.status === 'answered') {
    return <Named conversation={conversationNow(state.data, live, presences, me)} />;
  }
  return (
    <div className={styles.nothing} data-coming>
      <h1>{t`Messages`}</h1>
      <QueryState
        query={query}
        label={t`Loading the conversation`}
        failed={t`The conversation did not arrive`}
      >
        {() => null}
      </QueryState>
    </div>
  );
}
