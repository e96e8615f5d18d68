import type { NewMessage } from '@hafi/contract/messages/message.schemas';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { useWork } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { takeIn } from '../live/follow-messages.ts';

type Without<M> = M extends unknown ? Omit<M, 'id' | 'writtenAt'> : never;

/** What somebody says, before it is a message. */
export type Said = Without<NewMessage>;

/**
 * Sends a message: it is on the device at once, and stands in the conversation from then on, however
 * long it waits for the network. Fails only where the device cannot keep it.
 */
export function useSend(conversationId: string) {
  const { id: person } = useAccount();
  return useWork(async ({ said, words }: { said: Said; words: string }) => {
    const id = newId();
    const outcome = await outbox.enqueue('message', {
      person,
      params: { id: conversationId },
      body: { ...said, id, writtenAt: clockNow().toISOString() },
      // The message and its entry are one.
      id,
      said: words,
    });
    if (outcome.state === 'sent' && outcome.answer) takeIn(outcome.answer.data);
  });
}
