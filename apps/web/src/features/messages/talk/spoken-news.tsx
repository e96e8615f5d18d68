import type { Message } from '@hafi/contract/messages/message.schemas';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCallWords } from '../words/call-words.ts';
import { messageKindNames } from '../words/message-kinds.ts';

/** Reads a message that has just come to who does not see the screen. */
export function SpokenNews({ last, me }: { last: Message | undefined; me: string }) {
  const { t } = useLingui();
  const [opened] = useState(last?.position ?? 0);
  const isNews = last && last.position > opened && last.senderId !== me && !last.isDeleted;
  const by = last?.senderName;
  const callWords = useCallWords();
  const wordsOf = ({ call, content, kind }: Message) => {
    if (call) return callWords(call, false);
    return kind === 'text' ? content : t(messageKindNames[kind].name);
  };
  return (
    <SrOnly role="status">
      {isNews ? (
        <>
          {t`${by}:`} {wordsOf(last)}
        </>
      ) : null}
    </SrOnly>
  );
}
