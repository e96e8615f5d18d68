import { useCallback, useState } from 'react';
import { readStored, store } from '../../../lib/device-storage.ts';

function useKept(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readStored<string>('session', key) ?? '');
  const keep = useCallback(
    (next: string) => {
      setText(next);
      store('session', key, next === '' ? null : next);
    },
    [key],
  );
  return [text, keep];
}

/**
 * What is begun in a conversation; kept until the tab is closed or its person signs out, also when
 * the page is left.
 */
export const useDraft = (conversationId: string) => useKept(`message-draft ${conversationId}`);

/** The id of the message that is being answered, kept as the draft is; empty for none. */
export const useDraftReply = (conversationId: string) =>
  useKept(`message-draft-reply ${conversationId}`);
