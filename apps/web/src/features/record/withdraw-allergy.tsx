import { withdrawAllergy } from '@hafi/contract/record/record.contract';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useWithdrawAllergy } from './record.queries.ts';

/** Asks why an allergy is withdrawn: without a reason nobody can tell whether it is safe. */
export function WithdrawAllergy(props: {
  elderId: string;
  entry: { readonly id: string; readonly name: string };
  onClose: () => void;
}) {
  const { elderId, entry, onClose } = props;
  const { id, name } = entry;
  const { t } = useLingui();
  const withdraw = useWithdrawAllergy(elderId, id);
  const state = useHafiForm<{ reason: string }>({
    schema: withdrawAllergy.body,
    draftKey: `withdraw-${id}`,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why the allergy no longer stands.` },
    submit: async ({ reason }) => {
      await withdraw.mutateAsync(reason);
      onClose();
    },
  });
  return (
    <ConfirmForm
      open
      onClose={onClose}
      title={<Trans>Withdraw the allergy "{name}"?</Trans>}
      message={t`Nobody is warned of it any more. The circle is told, and the timeline keeps it with your name and the reason.`}
      safe={t`Keep it`}
      yes={t`Withdraw`}
      variant="danger"
      state={state}
    >
      <TextArea
        label={t`Why?`}
        hint={t`Such as: it was tested, or it was another medicine.`}
        rows={2}
        maxLength={300}
        {...state.field('reason')}
      />
    </ConfirmForm>
  );
}
