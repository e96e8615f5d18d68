import { helpLimits } from '@hafi/contract/volunteering/volunteering-terms';
import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmWithReason } from '../../kit/confirm-with-reason.tsx';
import { useGiveBack } from './volunteering.queries.ts';

/** Asks a volunteer who cannot come after all for the reason, which they need not give. */
export function GiveBack(props: {
  requestId: string;
  firstName: string;
  open: boolean;
  onClose: () => void;
}) {
  const { firstName, onClose, open, requestId } = props;
  const { t } = useLingui();
  const give = useGiveBack(requestId);
  return (
    <ConfirmWithReason
      open={open}
      onClose={onClose}
      title={<Trans>Can you not come?</Trans>}
      message={
        <Trans>
          We tell {firstName} and the family, with the reason if you write one. Other volunteers see
          the request again.
        </Trans>
      }
      safe={<Trans>I will come</Trans>}
      yes={<Trans>I cannot come</Trans>}
      why={t`Why (optional)`}
      longest={helpLimits.reason}
      act={(reason) => give.mutateAsync({ reason })}
      done={t`${firstName} is told that you cannot come. Other volunteers see the request again.`}
    />
  );
}
