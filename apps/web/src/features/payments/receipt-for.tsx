import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import type { useHafiForm } from '../../lib/form/form.ts';
import type { PaymentValues } from './payment-values.ts';

/** Whom the receipt is for: known from the account, so it is said, and can be changed. */
export function ReceiptFor(props: {
  state: ReturnType<typeof useHafiForm<PaymentValues>>;
  hasEmail: boolean;
}) {
  const { state, hasEmail } = props;
  const { errors, field, form } = state;
  const { t } = useLingui();
  const { email, firstName, lastName } = form.watch('billing');
  const named = [`${firstName} ${lastName}`.trim(), email].filter(Boolean).join(', ');
  const isWrong = Object.keys(errors).some((path) => path.startsWith('billing'));
  return (
    <Accordion>
      <AccordionItem title={<Trans>Receipt for: {named}</Trans>} open={isWrong || undefined}>
        <Stack fill>
          <TextField
            label={t`First name`}
            autoComplete="given-name"
            {...field('billing.firstName')}
          />
          <TextField
            label={t`Last name`}
            autoComplete="family-name"
            {...field('billing.lastName')}
          />
          <TextField
            label={hasEmail ? t`Email` : t`Email (optional)`}
            hint={
              hasEmail
                ? t`It stands in our books with the payment. The receipt goes to the e-mail address of your account, and is here in Hafi.`
                : t`The receipt is here in Hafi.`
            }
            type="email"
            inputMode="email"
            autoComplete="email"
            {...field('billing.email')}
          />
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
