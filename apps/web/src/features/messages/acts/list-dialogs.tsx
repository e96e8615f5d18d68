import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { FindMessages } from '../find/find-messages.tsx';
import { StartConversation } from '../start/start-conversation.tsx';

/** What is open over the list of conversations. */
export type OpenedOverList =
  | { readonly is: 'start' }
  | { readonly is: 'find'; readonly words: string };

/** What begins a conversation, or looks something up in all of them. */
export function ListDialogs(props: {
  opened: OpenedOverList;
  listed: readonly Conversation[];
  onClose: () => void;
}) {
  const { listed, onClose, opened } = props;
  if (opened.is === 'start') return <StartConversation listed={listed} onClose={onClose} />;
  return <FindMessages words={opened.words} onClose={onClose} />;
}
