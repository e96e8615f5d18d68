import { withdrawAllergy } from '@hafi/contract/record/record.contract';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useWithdrawEntry } from './record.queries.ts';

/**
 * Asks why an allergy or an illness is withdrawn: without a reason nobody can tell whether it is safe.
 */
export function WithdrawEntry(props: {
  kind: 'allergy' | 'condition';
  elderId: string;
  entry: { readonly id: string; readonly name: string };
  onClose: () => void;
}) {
  const { elderId, entry, kind, onClose } = props;
  const { id, name } = entry;
  const { t } = useLingui();
  const withdraw = useWithdrawEntry(elderId, { kind, entryId: id });
  const isAllergy = kind === 'allergy';
  const state = useHafiForm<{ reason: string }>({
    // The same of both kinds.
    schema: withdrawAllergy.body,
    draftKey: `withdraw-${id}`,
    defaults: { reason: '' },
    texts: {
      'reason.required': isAllergy
        ? t`Write why the allergy no longer stands.`
        : t`Write why the illness no longer stands.`,
    },
    submit: async ({ reason }) => {
      await withdraw.mutateAsync(reason);
      onClose();
      return t`"${name}" is taken out of the record.`;
    },
  });
  return (
    <ConfirmForm
      open
      onClose={onClose}
      title={
        isAllergy ? (
          <Trans>Withdraw the allergy "{name}"?</Trans>
        ) : (
          <Trans>Take the illness "{name}" out of the record?</Trans>
        )
      }
      message={
        isAllergy
          ? t`Nobody is warned of it any more. The circle is told, and the timeline keeps it with your name and the reason.`
          : t`Only if it was written down in error. An illness that is over is changed, and stays. The circle is told, and the timeline keeps it with your name and the reason.`
      }
      safe={t`Keep it`}
      yes={isAllergy ? t`Withdraw` : t`Take it out`}
      variant="danger"
      state={state}
    >
      <TextArea
        label={t`Why?`}
        hint={
          isAllergy
            ? t`Such as: it was tested, or it was another medicine.`
            : t`Such as: a test ruled it out, or it belongs to somebody else.`
        }
        rows={2}
        maxLength={300}
        {...state.field('reason')}
      />
    </ConfirmForm>
  );
}
