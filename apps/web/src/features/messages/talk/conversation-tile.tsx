import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { Tile } from '@hafi/ui/tile/tile';

/** The tile of a conversation: of the other person, or of the elder of a circle. */
export function ConversationTile(props: { conversation: Conversation; name: string }) {
  const { conversation, name } = props;
  const { elder, id, kind, people } = conversation;
  const person = kind === 'direct' ? people[0] : null;
  return (
    <Tile
      personId={person?.id ?? elder?.id ?? id}
      name={person?.name ?? elder?.name ?? name}
      photo={person?.photo ?? null}
      size="small"
    />
  );
}
