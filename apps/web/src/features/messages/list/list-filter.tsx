import type { Conversation } from '@hafi/contract/messages/message.schemas';
import type { ListedOnly } from '@hafi/contract/messages/message-terms';
import { Segmented } from '@hafi/ui/segmented/segmented';
import { useLingui } from '@lingui/react/macro';
import { useAccount } from '../../../lib/session.ts';

export type Only = 'all' | ListedOnly;

/** Whether a conversation stands in the list that was chosen. The open one stays while it is read. */
export function isWanted(only: Only, { id, kind, people, unread }: Conversation, openId?: string) {
  if (only === 'unread') return unread > 0 || id === openId;
  if (only === 'patients') return kind === 'direct' && people.some(({ isElder }) => isElder);
  return true;
}

/**
 * Chooses among the conversations: all, those with something unread, and a doctor's patients. An elder
 * has few, and none of this.
 */
export function ListFilter(props: {
  only: Only;
  onChange: (only: Only) => void;
  /** The messages that are unread. */
  unread: number;
}) {
  const { only, onChange, unread } = props;
  const { t } = useLingui();
  const { roles } = useAccount();
  if (roles.includes('PATIENT')) return null;
  const isDoctor = roles.includes('DOCTOR');
  return (
    <Segmented
      legend={t`Which conversations?`}
      legendHidden
      options={[
        { value: 'all', label: t`All` },
        { value: 'unread', label: unread > 0 ? t`Unread ${unread}` : t`Unread` },
        ...(isDoctor ? [{ value: 'patients' as const, label: t`Patients` }] : []),
      ]}
      value={only}
      onChange={onChange}
    />
  );
}
