import { giveBackBody } from '@hafi/contract/volunteering/volunteering.schemas';
import { helpLimits } from '@hafi/contract/volunteering/volunteering-terms';
import { TextArea } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmForm } from '../../kit/form/confirm-form.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { useGiveBack } from './volunteering.queries.ts';

/** Asks a volunteer who cannot come after all for the reason, which they need not give. */
export function GiveBack(props: { requestId: string; firstName: string; onClose: () => void }) {
  const { firstName, onClose, requestId } = props;
  const { t } = useLingui();
  const give = useGiveBack(requestId);
  const state = useHafiForm<{ reason: string }>({
    schema: giveBackBody,
    defaults: { reason: '' },
    draftKey: `give-back-${requestId}`,
    submit: async (body) => {
      await give.mutateAsync(body);
      onClose();
      return t`${firstName} is told that you cannot come. Other volunteers see the request again.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>Can you not come?</Trans>}
      message={<Trans>We tell {firstName}, and other volunteers see the request again.</Trans>}
      safe={<Trans>I will come</Trans>}
      yes={<Trans>I cannot come</Trans>}
    >
      <TextArea
        label={t`Why (optional)`}
        hint={t`${firstName} and the family read it.`}
        maxLength={helpLimits.reason}
        rows={2}
        {...state.field('reason')}
      />
    </ConfirmForm>
  );
}
