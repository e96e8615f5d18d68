import type { Payment } from '@hafi/contract/payments/payments.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileText, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { StepAlert } from '../../kit/step-alert.tsx';
import { paths } from '../../lib/paths.ts';
import { TransferPanel } from './bank/transfer-panel.tsx';
import { CardWaiting } from './card-waiting.tsx';
import { failureText } from './failure-texts.ts';
import { MoneyBack } from './money-back.tsx';
import { NotNeeded } from './not-needed.tsx';
import type { PaymentSubject } from './payment-subject.ts';
import { PhoneWaiting } from './phone-waiting.tsx';

/** The state of a payment: waiting, done, or failed with a retry button. */
export function PaymentProgress(props: {
  payment: Payment;
  subject: PaymentSubject;
  /** Whether the page was opened with it: then the page places the focus. */
  opened: boolean;
  onAgain: () => void;
}) {
  const { payment, subject, opened, onAgain } = props;
  const { kept, next, toCome } = subject;
  const [status] = useState(payment.status);
  const first = opened && status === payment.status;
  const { t } = useLingui();
  if (payment.method === 'after') {
    return (
      <StepAlert
        tone="success"
        live="polite"
        first={first}
        title={<Trans>Your appointment has been booked.</Trans>}
        action={next}
      >
        <Trans>You pay after the appointment, at the doctor's or here.</Trans> {toCome}
      </StepAlert>
    );
  }
  if (payment.status === 'succeeded' || payment.status === 'refunded') {
    const on = (
      <Stack>
        {next}
        <ButtonLink as={Link} to={paths.receipt(payment.id)} variant="link" icon={FileText}>
          <Trans>See the receipt</Trans>
        </ButtonLink>
      </Stack>
    );
    if (payment.refunds.length > 0) {
      return <MoneyBack key="back" payment={payment} first={first} action={on} />;
    }
    return (
      <StepAlert
        key="paid"
        tone="success"
        live="polite"
        first={first}
        title={subject.paid}
        action={on}
      >
        {toCome}
      </StepAlert>
    );
  }
  if (payment.failure === 'wrong-amount' && payment.status !== 'failed') {
    return (
      <StepAlert
        key="different"
        tone="warning"
        live="assertive"
        first={first}
        title={<Trans>We are looking into your payment</Trans>}
        action={
          <ButtonLink as={Link} to={paths.contact} variant="second">
            <Trans>Write to us</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          What arrived is not the sum that we asked for. Please do not pay again: a coordinator
          looks into it and contacts you.
        </Trans>{' '}
        {kept}
      </StepAlert>
    );
  }
  const isSilent = payment.failure === 'provider-silent';
  const failed =
    subject.isOver && !isSilent ? (
      <StepAlert
        key="over"
        tone="info"
        live="polite"
        first={first}
        title={<Trans>This was not paid</Trans>}
        action={next}
      >
        {kept}{' '}
        <Trans>If money leaves your account all the same, we count it or send it back.</Trans>
      </StepAlert>
    ) : (
      <StepAlert
        key="failed"
        tone={isSilent ? 'warning' : 'error'}
        live="assertive"
        first={first}
        title={
          isSilent ? (
            <Trans>We do not know yet whether you paid</Trans>
          ) : (
            <Trans>The payment did not work</Trans>
          )
        }
        action={
          subject.isOver ? (
            next
          ) : (
            <Button icon={RotateCw} onClick={onAgain}>
              {isSilent ? <Trans>Pay in another way</Trans> : <Trans>Try again</Trans>}
            </Button>
          )
        }
      >
        {t(failureText(payment))} {kept}
      </StepAlert>
    );
  if (payment.method === 'bank') {
    return <TransferPanel id={payment.id} first={first} onCancelled={onAgain} otherwise={failed} />;
  }
  if (payment.status === 'failed' || payment.status === 'expired') return failed;
  if (payment.method === 'card') {
    return <CardWaiting payment={payment} first={first} onLeft={onAgain} />;
  }
  return payment.comesBack > 0 ? (
    <NotNeeded key="not-needed" payment={payment} first={first} />
  ) : (
    <PhoneWaiting payment={payment} first={first} />
  );
}
