import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useConversationActs } from '../messages.queries.ts';

/** Asks before somebody is blocked. */
export function BlockPerson(props: { conversation: Conversation; onClose: () => void }) {
  const { conversation, onClose } = props;
  const { t } = useLingui();
  const { block } = useConversationActs(conversation);
  const [person] = conversation.people;
  const name = person?.name ?? '';
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Trans>Block {name}?</Trans>}
      message={
        <Trans>
          You can no longer write to each other here. {name} gets no message, but sees here that it
          is so. Calls for help still reach both of you. You can end the block at any time.
        </Trans>
      }
      safe={<Trans>Do not block</Trans>}
      yes={<Trans>Block this person</Trans>}
      variant="danger"
      act={() => block.mutateAsync(person?.id ?? '')}
      done={t`${name} is blocked.`}
    />
  );
}
