import type { NewMessage } from '@hafi/contract/messages/message.schemas';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { useWork } from '../../../lib/query/use-work.ts';
import { useAccount } from '../../../lib/session.ts';
import { receiveMessage } from '../live/follow-messages.ts';

type Without<M> = M extends unknown ? Omit<M, 'id' | 'writtenAt'> : never;

/** What somebody says, before it is a message. */
export type Said = Without<NewMessage>;

/** Files up to this size go in the order of the conversation, in bytes; larger ones beside it. */
const longestInOrder = 2 * 1024 * 1024;

/** The id of an upload that has not begun; the outbox puts its own in its place. */
export const noUpload = '00000000-0000-7000-8000-000000000000';

/** What is sent: what is said, in words for its sender, and the file that belongs to it. */
export interface Sending {
  readonly said: Said;
  readonly words: string;
  readonly file?: Blob;
  /** The id of the message; a new one by default. */
  readonly id?: string;
}

/**
 * Sends a message: it is on the device at once, and stands in the conversation from then on, however
 * long it waits for the network. Fails only where the device cannot keep it.
 */
export function useSend(conversationId: string) {
  const { id: person } = useAccount();
  return useWork(async ({ file, id = newId(), said, words }: Sending) => {
    const isLarge = file !== undefined && file.size > longestInOrder;
    const outcome = await outbox.enqueue(isLarge ? 'message-file' : 'message', {
      person,
      params: { id: conversationId },
      ...(file ? { file, isUnwatched: true } : {}),
      body: { ...said, id, writtenAt: clockNow().toISOString() },
      // The message and its entry are one.
      id,
      said: words,
    });
    if (outcome.state === 'sent' && outcome.answer) receiveMessage(outcome.answer.data);
  });
}
