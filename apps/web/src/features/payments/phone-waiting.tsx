import { formatPhone } from '@hafi/base/format-phone';
import type { Payment } from '@hafi/contract/payments/payments.contract';
import { formatRwf } from '@hafi/i18n/numbers';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Spinner } from '@hafi/ui/spinner/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepHeading } from '../../kit/step-heading.tsx';
import { useNow } from '../../lib/clock/use-now.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { NoPrompt } from './no-prompt.tsx';
import { TimeOver } from './time-over.tsx';

/** A payment that waits for its payer's phone. */
export function PhoneWaiting({ first, payment }: { payment: Payment; first: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const amount = formatRwf(payment.amount, locale);
  const phone = formatPhone(payment.phone ?? '');
  const now = useNow(10_000);
  const isOver = payment.expiresAt !== null && now >= new Date(payment.expiresAt);
  if (isOver) return <TimeOver payment={payment} first={first} />;
  return (
    <Card edge="sun">
      <Stack fill>
        <StepHeading as="h2" first={first}>
          <Trans>Look at your phone</Trans>
        </StepHeading>
        <p>
          {payment.status === 'created' ? (
            <Trans>
              We are asking {phone} for {amount}. When the request comes, approve it with your PIN
              on the phone. This page changes by itself.
            </Trans>
          ) : (
            <Trans>
              We asked {phone} for {amount}. Approve with your PIN on the phone. This page changes
              by itself.
            </Trans>
          )}
        </p>
        <p>
          <Trans>Hafi never asks for your PIN, neither here nor by phone.</Trans>
        </p>
        <Spinner label={t`Waiting for your phone`} labelShown />
        <NoPrompt payment={payment} phone={phone} amount={amount} />
      </Stack>
    </Card>
  );
}
