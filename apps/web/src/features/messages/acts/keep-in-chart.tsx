import { Problem } from '@hafi/contract/core/problem';
import type { Message } from '@hafi/contract/messages/message.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../../kit/confirm-dialog.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useKeepInChart } from '../messages.queries.ts';

const longest = 120;

/** Keeps a patient's voice note in their chart, under a name. */
export function KeepInChart(props: {
  message: Message;
  onClose: () => void;
  /** It is in the chart now, or was before. */
  onKept: () => void;
}) {
  const { message, onClose, onKept } = props;
  const { id, senderName, sentAt } = message;
  const { t } = useLingui();
  const locale = useLocale();
  const keep = useKeepInChart();
  const day = formatDate(new Date(sentAt), locale);
  const [title, setTitle] = useState(t`Voice note, ${day}`);
  const act = async () => {
    try {
      await keep.mutateAsync({ id, title: title.trim() || t`Voice note, ${day}` });
      onKept();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'document-kept') onKept();
      if (error.code !== 'not-found') throw error;
      const message = t`You may not write in the chart of ${senderName} any more.`;
      throw new Problem(error, { message });
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={<Trans>Keep it in the chart?</Trans>}
      message={
        <Trans>
          Whoever may see the health of {senderName} can then hear it, also when the message is
          deleted. {senderName} sees that you have kept it.
        </Trans>
      }
      safe={<Trans>Do not keep it</Trans>}
      yes={<Trans>Keep in the chart</Trans>}
      act={act}
      done={t`It is in the chart now, among the documents.`}
    >
      <TextField
        label={t`What is it about?`}
        maxLength={longest}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
    </ConfirmDialog>
  );
}
