import type { Message } from '@hafi/contract/messages/message.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { receiveMessage } from '../live/follow-messages.ts';
import { useDeleteMessage } from '../messages.queries.ts';

/** Asks before an own message is deleted for everybody. */
export function DeleteMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useLingui();
  const remove = useDeleteMessage();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Trans>Delete this message?</Trans>}
      message={
        <Trans>
          It is deleted for everybody in the conversation. Where it stood, they see that a message
          was deleted.
        </Trans>
      }
      safe={<Trans>Keep it</Trans>}
      yes={<Trans>Delete for everybody</Trans>}
      variant="danger"
      act={async () => receiveMessage(await remove.mutateAsync(message.id))}
      done={t`The message is deleted for everybody.`}
    />
  );
}
