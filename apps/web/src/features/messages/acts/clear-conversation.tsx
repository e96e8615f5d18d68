import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { listMessages } from '@hafi/contract/messages/messages.contract';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { paths } from '../../../lib/paths.ts';
import { dropSynced } from '../../../lib/query/synced-query.ts';
import { messagesOf } from '../live/follow-messages.ts';
import { forgetLive } from '../live/live-store.ts';
import { useConversationActs } from '../messages.queries.ts';

/** Asks before a conversation is deleted for oneself. */
export function ClearConversation(props: {
  conversation: Conversation;
  name: string;
  onClose: () => void;
}) {
  const { conversation, name, onClose } = props;
  const { id } = conversation;
  const { clear } = useConversationActs(conversation);
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Trans>Delete the conversation with {name}?</Trans>}
      message={
        <Trans>
          Its messages are deleted for you and cannot be brought back. The others keep theirs. A new
          message shows the conversation again.
        </Trans>
      }
      safe={<Trans>Keep it</Trans>}
      yes={<Trans>Delete conversation</Trans>}
      variant="danger"
      act={() => clear.mutateAsync()}
      // The list says it, to which this leads.
      done={null}
      onDone={() => {
        forgetLive(id);
        void navigate(paths.chat, { state: { deleted: name } });
        dropSynced(listMessages, messagesOf(id));
      }}
    />
  );
}
