import { resolution } from '@hafi/contract/payments/reconciliation.schemas';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useResolveDifference } from './reconciliation.queries.ts';

/** Asks how a difference was resolved. */
export function ResolveForm(props: { id: string; name: string; onClose: () => void }) {
  const { id, name, onClose } = props;
  const { t } = useLingui();
  const resolve = useResolveDifference();
  const state = useHafiForm<{ note: string }>({
    schema: resolution,
    defaults: { note: '' },
    texts: { 'note.required': t`Write how: it is kept.` },
    submit: async (body) => {
      await resolve.mutateAsync({ params: { id }, body });
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
