import { payoutReversal } from '@hafi/contract/payments/payouts.schemas';
import { formatRwf } from '@hafi/i18n/numbers';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { type PayoutLine, useReversePayout } from './payouts.queries.ts';

/** Asks why a payment to a doctor is taken out of the books. */
export function ReversalForm({
  onClose,
  payout: { amount, doctor, id },
}: {
  payout: PayoutLine;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const reverse = useReversePayout();
  const sum = formatRwf(amount, locale);
  const { name } = doctor;
  const state = useHafiForm<{ reason: string }>({
    schema: payoutReversal,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why: the doctor reads it.` },
    submit: async (body) => {
      await reverse.mutateAsync({ params: { id }, body });
      onClose();
      return t`${sum} is owed to ${name} again. The doctor is told.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={
        <Trans>
          Take {sum} to {name} out of the books?
        </Trans>
      }
      message={t`Only if it was recorded by mistake. A counter-entry is written; nothing is deleted, and no money moves.`}
      safe={t`Not now`}
      yes={t`Take out of the books`}
      variant="danger"
    >
      <TextArea
        label={t`Why`}
        hint={t`The doctor reads this sentence.`}
        maxLength={300}
        rows={3}
        {...state.field('reason')}
      />
    </ConfirmForm>
  );
}
