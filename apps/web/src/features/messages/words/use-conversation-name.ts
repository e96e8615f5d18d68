import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { useLingui } from '@lingui/react/macro';
import { useAccount } from '../../../lib/session.ts';

/** Names conversations: by the other person, by the elder of a circle, or Hafi. */
export function useConversationName() {
  const { t } = useLingui();
  const { id: me } = useAccount();
  return ({ elder, kind, people, supported }: Conversation): string => {
    if (kind === 'support') return supported?.name ?? 'Hafi';
    if (kind === 'direct') return people[0]?.name || t`Somebody who has left Hafi`;
    if (!elder || elder.id === me) return t`My circle`;
    const { firstName } = elder;
    return t`Around ${firstName}`;
  };
}
