import { formatPhone } from '@hafi/base/format-phone';
import type { Payment } from '@hafi/contract/payments/payments.contract';
import { formatRwf } from '@hafi/i18n/numbers';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Card } from '@hafi/ui/card/card';
import { Stack } from '@hafi/ui/layout/layout';
import { Spinner } from '@hafi/ui/spinner/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepHeading } from '../../kit/step-heading.tsx';
import { useLocale } from '../../lib/words/locale.ts';

/** A payment that waits for its payer's phone. */
export function PhoneWaiting({ first, payment }: { payment: Payment; first: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const amount = formatRwf(payment.amount, locale);
  const phone = formatPhone(payment.phone ?? '');
  return (
    <Card edge="sun">
      <Stack fill>
        <StepHeading as="h2" first={first}>
          <Trans>Look at your phone</Trans>
        </StepHeading>
        <p>
          <Trans>
            We asked {phone} for {amount}. Approve with your PIN on the phone. This page changes by
            itself.
          </Trans>
        </p>
        <p>
          <Trans>Hafi never asks for your PIN, neither here nor by phone.</Trans>
        </p>
        <Spinner label={t`Waiting for your phone`} labelShown />
        <Accordion>
          <AccordionItem title={<Trans>I did not get a prompt</Trans>}>
            <ul>
              <li>
                <Trans>Is this the right number: {phone}?</Trans>
              </li>
              <li>
                <Trans>Is the phone on, and does it have network?</Trans>
              </li>
              <li>
                <Trans>Is there enough money on it for {amount} and the fee of the provider?</Trans>
              </li>
            </ul>
            <p>
              <Trans>
                Nothing is taken without your PIN. The request ends by itself after some minutes;
                then you can try again here, with another number or in another way.
              </Trans>
            </p>
          </AccordionItem>
        </Accordion>
      </Stack>
    </Card>
  );
}
