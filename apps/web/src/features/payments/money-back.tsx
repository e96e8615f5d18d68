import type { Payment } from '@hafi/contract/payments/payments.contract';
import { formatRwf } from '@hafi/i18n/numbers';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RefundLine } from '../../kit/payments/refund-line.tsx';
import { StepAlert } from '../../kit/step-alert.tsx';
import { useLocale } from '../../lib/words/locale.ts';

/** Money that came and goes back, or went back: all of it, or all but a fee. */
export function MoneyBack(props: { payment: Payment; first: boolean; action: ReactNode }) {
  const { action, first, payment } = props;
  const { amount, id, refunds } = payment;
  const locale = useLocale();
  const back = refunds.reduce((sum, refund) => sum + refund.amount, 0);
  const isGiven = refunds.every(({ state }) => state === 'given');
  const sum = formatRwf(back, locale);
  const kept = formatRwf(amount - back, locale);
  const whole = formatRwf(amount, locale);
  return (
    <StepAlert
      tone="info"
      live="polite"
      first={first}
      title={isGiven ? <Trans>{sum} was given back</Trans> : <Trans>{sum} goes back to you</Trans>}
      action={action}
    >
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} paymentId={id} />
      ))}
      {back < amount ? (
        <div>
          <Trans>
            {kept} of the {whole} that you paid stays paid.
          </Trans>
        </div>
      ) : null}
    </StepAlert>
  );
}
