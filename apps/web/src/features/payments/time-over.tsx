import type { Payment } from '@hafi/contract/payments/payments.contract';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { methodTexts } from '../../kit/payments/method-texts.ts';
import { StepAlert } from '../../kit/step-alert.tsx';

/** A payment whose time to approve is over while its provider has not said how it ended. */
export function TimeOver(props: { payment: Payment; first: boolean; action?: ReactNode }) {
  const { action, first, payment } = props;
  const { t } = useLingui();
  const provider = t(methodTexts[payment.method].name);
  return (
    <StepAlert
      key="time-over"
      tone="info"
      live="polite"
      first={first}
      title={<Trans>The time to pay this is over</Trans>}
      action={action}
    >
      {payment.method === 'card' ? (
        <Trans>
          We are asking what became of it. If you paid, you do not lose it. Please do not pay on
          that page any more. This page changes by itself, in ten minutes at the latest.
        </Trans>
      ) : (
        <Trans>
          We are asking {provider} what became of it. If you approved, you do not lose it. Please do
          not approve any more. This page changes by itself, in ten minutes at the latest.
        </Trans>
      )}
    </StepAlert>
  );
}
