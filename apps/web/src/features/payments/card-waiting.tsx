import type { Payment } from '@hafi/contract/payments/payments.contract';
import { formatTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Spinner } from '@hafi/ui/spinner/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { CreditCard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { StepHeading } from '../../kit/step-heading.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { NotNeeded } from './not-needed.tsx';
import { useCheckPayment, useLeavePayment } from './payments.queries.ts';
import { TimeOver } from './time-over.tsx';

/** A payment that waits on the provider's page: leads there, and offers to pay in another way. */
export function CardWaiting(props: {
  payment: Payment;
  first: boolean;
  /** The payer has given it up. */
  onLeft: () => void;
}) {
  const { first, onLeft, payment } = props;
  const { id, page } = payment;
  const { t } = useLingui();
  const locale = useLocale();
  const check = useCheckPayment(id);
  const leave = useLeavePayment(id);
  const requested = useRef(false);
  useEffect(() => {
    // Whoever comes back from the page wants to know at once.
    if (requested.current) return;
    requested.current = true;
    // Unanswered it stays open: the payment is asked about again and again.
    check.mutate(undefined, { done: null, onError: () => undefined });
  }, [check]);
  const amount = formatRwf(payment.amount, locale);
  const now = useNow(10_000);
  const isOver = payment.expiresAt !== null && now >= new Date(payment.expiresAt);
  const until = payment.expiresAt && formatTime(new Date(payment.expiresAt));
  const another = (
    <Button
      variant="second"
      busy={leave.isPending}
      onClick={() =>
        leave.mutate(undefined, {
          // The form takes its place, or what was paid meanwhile.
          done: null,
          onSuccess: ({ failure }) => {
            if (failure === 'left') onLeft();
          },
        })
      }
    >
      <Trans>Choose another way</Trans>
    </Button>
  );
  if (payment.comesBack > 0) {
    const isFeeOwed = payment.comesBack < payment.amount;
    return (
      <NotNeeded
        key="not-needed"
        payment={payment}
        first={first}
        action={isFeeOwed ? another : null}
      />
    );
  }
  if (isOver) return <TimeOver payment={payment} first={first} action={another} />;
  return (
    <Card edge="sun">
      <Stack fill>
        <StepHeading as="h2" first={first}>
          <Trans>Pay on the card page</Trans>
        </StepHeading>
        <p>
          <Trans>
            {amount} can be paid on the page of our payment partner. Type your card there, and
            nowhere else: Hafi never asks for a card number.
          </Trans>{' '}
          {until ? <Trans>That page is open until {until}.</Trans> : null}
        </p>
        <p>
          <Trans>Afterwards come back here. This page changes by itself.</Trans>
        </p>
        <Row>
          {page ? (
            <ButtonLink href={page} icon={CreditCard}>
              <Trans>Continue on the card page</Trans>
            </ButtonLink>
          ) : null}
          {another}
        </Row>
        <Spinner
          label={page ? t`Waiting for the card page` : t`The card page is being opened`}
          labelShown
        />
      </Stack>
    </Card>
  );
}
