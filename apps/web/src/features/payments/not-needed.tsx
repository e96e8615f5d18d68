import type { Payment } from '@hafi/contract/payments/payments.contract';
import { formatRwf } from '@hafi/i18n/numbers';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { StepAlert } from '../../kit/step-alert.tsx';
import { useLocale } from '../../lib/words/locale.ts';

/**
 * A payment that waits for its payer, of which all, or all but a fee, would go back: it was cancelled or
 * paid otherwise meanwhile.
 */
export function NotNeeded(props: { payment: Payment; first: boolean; action?: ReactNode }) {
  const { action, first, payment } = props;
  const { amount, comesBack, method } = payment;
  const locale = useLocale();
  const back = formatRwf(comesBack, locale);
  const fee = formatRwf(amount - comesBack, locale);
  return (
    <StepAlert
      tone="warning"
      live="assertive"
      first={first}
      title={
        method === 'card' ? (
          <Trans>Please do not pay this</Trans>
        ) : (
          <Trans>Please do not approve this on your phone</Trans>
        )
      }
      action={action}
    >
      {comesBack < amount ? (
        <Trans>
          It was cancelled late, so only a fee of {fee} is owed. If you pay all the same, {back}{' '}
          comes back to you. When this request has ended, you can pay the fee alone.
        </Trans>
      ) : (
        <Trans>
          What this was for was cancelled or paid otherwise. If you pay all the same, {back} comes
          back to you.
        </Trans>
      )}
    </StepAlert>
  );
}
