import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import { Alert } from '@hafi/ui/alert/alert';
import { Trans } from '@lingui/react/macro';

/** Says to somebody abroad which of the ways to pay work from there. */
export function FromAbroad({ methods }: { methods: readonly PaymentMethod[] }) {
  const [byCard, byBank] = [methods.includes('card'), methods.includes('bank')];
  return (
    <Alert tone="info" title={<Trans>Paying from abroad</Trans>}>
      {byCard && !byBank ? (
        <Trans>
          Cards work from any country. Mobile money works with Rwandan numbers (+250), yours or that
          of somebody in Rwanda.
        </Trans>
      ) : byCard || byBank ? (
        <Trans>
          Card and bank transfer work from any country. Mobile money works with Rwandan numbers
          (+250), yours or that of somebody in Rwanda.
        </Trans>
      ) : !methods.includes('after') ? (
        <Trans>
          Mobile money works with Rwandan numbers (+250), yours or that of somebody in Rwanda. Cards
          and bank transfers are not possible yet.
        </Trans>
      ) : (
        <Trans>
          Mobile money works with Rwandan numbers (+250), yours or that of somebody in Rwanda. Or
          choose to pay after the appointment, at the doctor's. Cards and bank transfers are not
          possible yet.
        </Trans>
      )}
    </Alert>
  );
}
