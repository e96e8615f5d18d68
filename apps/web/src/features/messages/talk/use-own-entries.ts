import { useEffect } from 'react';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { useOutbox } from '../../../lib/outbox/use-outbox.ts';
import type { Written } from '../known/shown-rows.ts';
import type { Talk } from '../known/talk.ts';

/** What was written here in a conversation, and is not among its messages. */
export function useOwnEntries(id: string, talk: Talk | null, askedAt: number): readonly Written[] {
  const small = useOutbox('message');
  const large = useOutbox('message-file');
  const own: Written[] = [small, large]
    .flatMap((each): Written[] => [...each.missingFrom(askedAt), ...each.refused])
    .filter(({ params }) => params.id === id);
  const known = new Set(talk?.messages.map((message) => message.id));
  const arrived = own.filter((entry) => entry.sentAt !== undefined && known.has(entry.id));
  useEffect(() => {
    // The conversation shows them: the device need not keep them any more.
    for (const entry of arrived) void outbox.dismiss(entry.id);
  });
  return own
    .filter((entry) => !known.has(entry.id))
    .sort((one, other) => one.position - other.position);
}
