import type { Message } from '@hafi/contract/messages/message.schemas';
import { useState } from 'react';

/** The messages of others that have come since the reader left the end. */
export function useBelow(
  messages: readonly Message[],
  isAtEnd: boolean,
  me: string,
): readonly Message[] {
  const newest = messages.at(-1)?.position ?? 0;
  const [leftAt, setLeftAt] = useState(newest);
  if (isAtEnd && leftAt !== newest) setLeftAt(newest);
  return messages.filter(
    ({ isDeleted, position, senderId }) => position > leftAt && senderId !== me && !isDeleted,
  );
}
