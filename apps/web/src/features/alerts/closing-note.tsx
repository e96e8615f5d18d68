import { closingNote } from '@hafi/contract/alerts/alert.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useCloseAlert } from './alerts.queries.ts';

/** Asks how an urgent alert ended, and closes it. */
export function ClosingNote(props: {
  alertId: string;
  elderId: string;
  /** What the alert is about. */
  name: string;
  onClose: () => void;
}) {
  const { alertId, elderId, name, onClose } = props;
  const { t } = useLingui();
  const close = useCloseAlert(elderId);
  const state = useHafiForm<{ note: string }>({
    schema: closingNote,
    draftKey: `closing-${alertId}`,
    defaults: { note: '' },
    texts: { 'note.required': t`Write how it ended: the circle reads it.` },
    submit: async ({ note }) => {
      await close.mutateAsync({ alertId, note });
      onClose();
      return t`${name}: it is closed. The circle can read your note.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={t`How did it end?`}
      message={t`Close it only when you know. The note stands in the health timeline, under your name.`}
      safe={t`Not yet`}
      yes={t`Close it`}
    >
      <TextArea label={t`Note`} maxLength={500} {...state.field('note')} />
    </ConfirmForm>
  );
}
