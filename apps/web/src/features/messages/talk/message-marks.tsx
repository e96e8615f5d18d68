import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Plural, Trans } from '@lingui/react/macro';
import { Check, CheckCheck } from 'lucide-react';
import { memo } from 'react';

/** How far a message has come: sent, on the devices of everybody, or read by how many. */
export interface Reach {
  readonly delivered: boolean;
  readonly read: number;
  readonly of: number;
}

/** How far the message at a position has come, by what the people of the conversation have read. */
export function reachOf(position: number, { people }: Pick<Conversation, 'people'>): Reach {
  return {
    delivered: people.length > 0 && people.every(({ delivered }) => delivered >= position),
    read: people.filter(({ read }) => read >= position).length,
    of: people.length,
  };
}

/** In a word and a sign how far an own message has come. */
export const MessageMarks = memo(function MessageMarks({ delivered, of, read }: Reach) {
  if (read > 0) {
    return (
      <>
        <Icon of={CheckCheck} size="text" />
        <span>
          {read === of ? (
            <Trans context="message">Read</Trans>
          ) : (
            <Plural value={read} one="Read by # person" other="Read by # people" />
          )}
        </span>
      </>
    );
  }
  return (
    <>
      <Icon of={delivered ? CheckCheck : Check} size="text" />
      <span>
        {delivered ? (
          <Trans context="message">Delivered</Trans>
        ) : (
          <Trans context="message">Sent</Trans>
        )}
      </span>
    </>
  );
});
