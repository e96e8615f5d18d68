import type { Conversation, Message } from '@hafi/contract/messages/message.schemas';
import { useLingui } from '@lingui/react/macro';
import { FindMessages } from '../find/find-messages.tsx';
import { useTalkActs } from '../talk/talk-acts.ts';
import { BlockPerson } from './block-person.tsx';
import { ClearConversation } from './clear-conversation.tsx';
import { DeleteMessage } from './delete-message.tsx';
import { KeepInChart } from './keep-in-chart.tsx';
import { MessageMenu } from './message-menu.tsx';
import { ReportMessage } from './report-message.tsx';

/** What is open over a conversation. */
export type Opened =
  | { readonly is: 'message' | 'delete' | 'keep' | 'report'; readonly message: Message }
  | { readonly is: 'find' | 'block' | 'clear' };

/** The menu of a message, and what asks or looks something up over a conversation. */
export function TalkDialogs(props: {
  conversation: Conversation;
  name: string;
  me: string;
  opened: Opened;
  onOpen: (opened: Opened | null) => void;
  onGoTo: (id: string) => void;
  onReply: (message: Message) => void;
  onEdit: (message: Message) => void;
}) {
  const { conversation, me, name, onEdit, onGoTo, onOpen, onReply, opened } = props;
  const { t } = useLingui();
  const acts = useTalkActs();
  const close = () => onOpen(null);
  switch (opened.is) {
    case 'find':
      return (
        <FindMessages
          conversationId={conversation.id}
          title={t`Search: ${name}`}
          onClose={close}
          onGoTo={onGoTo}
        />
      );
    case 'block':
      return <BlockPerson conversation={conversation} onClose={close} />;
    case 'clear':
      return <ClearConversation conversation={conversation} name={name} onClose={close} />;
    case 'delete':
      return <DeleteMessage message={opened.message} onClose={close} />;
    case 'keep':
      return (
        <KeepInChart
          message={opened.message}
          onClose={close}
          onKept={() => acts.noteKept(opened.message)}
        />
      );
    case 'report':
      return <ReportMessage message={opened.message} onClose={close} />;
    case 'message': {
      const { message } = opened;
      return (
        <MessageMenu
          message={message}
          me={me}
          isOpen={conversation.closed === null}
          onClose={close}
          onReact={(reaction) => acts.react(message, reaction)}
          onReply={() => {
            close();
            onReply(message);
          }}
          onEdit={() => {
            close();
            onEdit(message);
          }}
          onDelete={() => onOpen({ is: 'delete', message })}
          onReport={() => onOpen({ is: 'report', message })}
        />
      );
    }
  }
}
