import { resolution } from '@hafi/contract/payments/reconciliation.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';

/** Asks how a difference was resolved, and keeps it by `resolve`. */
export function ResolveForm(props: {
  name: string;
  resolve: (note: string) => Promise<unknown>;
  onClose: () => void;
}) {
  const { name, onClose, resolve } = props;
  const { t } = useLingui();
  const state = useHafiForm<{ note: string }>({
    schema: resolution,
    defaults: { note: '' },
    texts: { 'note.required': t`Write how: it is kept.` },
    submit: async ({ note }) => {
      await resolve(note);
      onClose();
      return t`${name} is resolved.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>Is {name} resolved?</Trans>}
      message={t`Hafi changes nothing in the books by this: it only keeps what you write.`}
      safe={t`Not yet`}
      yes={t`It is resolved`}
    >
      <TextArea label={t`How it was resolved`} maxLength={500} rows={3} {...state.field('note')} />
    </ConfirmForm>
  );
}
