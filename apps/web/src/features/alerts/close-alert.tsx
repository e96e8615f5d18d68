import { closingNote } from '@hafi/contract/alerts/alert.schemas';
import { Button } from '@hafi/ui/button/button';
import { TextArea } from '@hafi/ui/field/text-field';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useCloseAlert } from './alerts.queries.ts';

const closeIt = msg`Close with a note`;

/** Asks how an urgent alert ended, and closes it. */
function ClosingNote(props: { alertId: string; elderId: string; onClose: () => void }) {
  const { alertId, elderId, onClose } = props;
  const { t } = useLingui();
  const close = useCloseAlert(elderId);
  const state = useHafiForm<{ note: string }>({
    schema: closingNote,
    defaults: { note: '' },
    texts: { 'note.required': t`Write how it ended: the circle reads it.` },
    submit: async ({ note }) => {
      await close.mutateAsync({ alertId, note });
      onClose();
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

/** A button that asks for a note and closes an urgent alert with it. */
export function CloseAlert(props: { alertId: string; elderId: string; name: string }) {
  const { alertId, elderId, name } = props;
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="second"
        icon={Check}
        onClick={() => setAsking(true)}
        aria-label={`${t(closeIt)}: ${name}`}
      >
        {t(closeIt)}
      </Button>
      {asking ? (
        <ClosingNote alertId={alertId} elderId={elderId} onClose={() => setAsking(false)} />
      ) : null}
    </>
  );
}
