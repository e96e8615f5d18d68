import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { Icon } from '@hafi/ui/icon/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { clockTime } from '../voice/clock-time.ts';
import { callIcon, useCallWords } from '../words/call-words.ts';
import { messageKindNames } from '../words/message-kinds.ts';

type Preview = NonNullable<Conversation['last']>;

/** What a message is, in a sign and a few words. */
function useShort(): (last: Preview, isOwn: boolean) => { icon?: LucideIcon; words: string } {
  const { t } = useLingui();
  const callWords = useCallWords();
  return (last, isOwn) => {
    const { call, excerpt, isDeleted, kind, seconds } = last;
    if (isDeleted) return { words: t`Message deleted` };
    if (kind === 'text') return { words: excerpt };
    if (call) return { icon: callIcon(call, isOwn), words: callWords(call, isOwn) };
    const { icon, name } = messageKindNames[kind];
    const more = excerpt || (seconds ? clockTime(seconds) : '');
    return { icon, words: more ? `${t(name)}, ${more}` : t(name) };
  };
}

/** The newest message in one line. */
export function LastLine({ conversation, me }: { conversation: Conversation; me: string }) {
  const { kind, last, people } = conversation;
  const { t } = useLingui();
  const short = useShort();
  if (!last) return <Trans>Nothing written yet</Trans>;
  const { call, isDeleted, senderId, senderName } = last;
  const isOwn = senderId === me;
  const { icon, words } = short(last, isOwn);
  const sender = people.find(({ id }) => id === senderId)?.firstName ?? senderName;
  // What became of an own call says who called.
  const isSaid = isOwn && call && !isDeleted;
  const by = isSaid ? null : isOwn ? t`You` : kind === 'circle' ? sender : null;
  return (
    <>
      {icon ? <Icon of={icon} size="text" /> : null}
      {by ? <bdi>{t`${by}:`} </bdi> : null}
      <bdi>{words}</bdi>
    </>
  );
}
