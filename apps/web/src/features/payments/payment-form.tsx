import { phonePlaceholder } from '@hafi/base/phone';
import type { Account } from '@hafi/contract/accounts/account.schemas';
import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import {
  createPayment,
  type Payment,
  type PaymentMethod,
} from '@hafi/contract/payments/payments.contract';
import { Button } from '@hafi/ui/button/button';
import { CheckField } from '@hafi/ui/field/choice-field';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { TextField } from '@hafi/ui/field/text-field';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { Link } from 'react-router';
import { FormProblems } from '../../kit/form/form-problems.tsx';
import { useHafiForm } from '../../lib/form/form.ts';
import { paths } from '../../lib/paths.ts';
import { methodTexts } from './method-texts.ts';
import { useCreatePayment } from './payments.queries.ts';

interface Values {
  for: { kind: 'booking'; id: string };
  method: PaymentMethod;
  phone: string;
  billing: { firstName: string; lastName: string; email: string };
  acceptTerms: boolean;
}

/** How to pay, on which phone, and for whom the receipt is. */
export function PaymentForm(props: {
  booking: Booking;
  account: Account;
  methods: readonly PaymentMethod[];
  onPaid: (payment: Payment) => void;
}) {
  const { booking, account, methods, onPaid } = props;
  const { t } = useLingui();
  const pay = useCreatePayment();
  // One key for one attempt: a repeated press, or a retry without network, charges once.
  const key = useRef(crypto.randomUUID());
  const { form, onSubmit, field, errors, attempt, failure, busy } = useHafiForm<Values>({
    schema: createPayment.body,
    texts: {
      'phone.required': t`Enter your phone number.`,
      'billing.firstName.required': t`Enter your first name.`,
      'billing.lastName.required': t`Enter your last name.`,
      'billing.email.required': t`Enter your e-mail address.`,
    },
    draftKey: `payment-${booking.id}`,
    defaults: {
      for: { kind: 'booking', id: booking.id },
      method: methods[0] ?? 'after',
      phone: account.phoneNumber?.startsWith('+250') ? account.phoneNumber : '',
      billing: {
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email ?? '',
      },
      acceptTerms: false,
    },
    submit: async (values) => {
      const byPhone = values.method === 'mtn' || values.method === 'airtel';
      const body = { ...values, phone: byPhone ? values.phone : '' };
      const sent = { body, idempotencyKey: key.current };
      try {
        onPaid(await pay.mutateAsync(sent));
      } catch (error) {
        const unanswered = error instanceof Error && 'status' in error && error.status === 0;
        if (!unanswered) key.current = crypto.randomUUID();
        throw error;
      }
    },
  });
  const method = form.watch('method');
  const byPhone = method === 'mtn' || method === 'airtel';
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack fill gap="loose">
        <FormProblems errors={errors} attempt={attempt} failure={failure} />
        <RadioGroup
          legend={<Trans>How would you like to pay?</Trans>}
          legendLook="heading"
          options={methods.map((value) => ({
            value,
            label: t(methodTexts[value].name),
            detail: t(methodTexts[value].hint),
          }))}
          {...field('method')}
        />
        {byPhone ? (
          <TextField
            label={t`Phone number`}
            hint={t`A payment prompt arrives on this phone. Approve it there with your PIN. Hafi never asks for the PIN.`}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={phonePlaceholder}
            {...field('phone')}
          />
        ) : null}
        <Stack as="fieldset" fill>
          <legend>
            <Trans>Who is the receipt for?</Trans>
          </legend>
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
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="email"
            {...field('billing.email')}
          />
        </Stack>
        <CheckField
          label={
            <Trans>
              I have read and accept the <Link to={paths.terms}>terms</Link> and the{' '}
              <Link to={paths.privacy}>privacy policy</Link>.
            </Trans>
          }
          {...field('acceptTerms')}
        />
        <Button type="submit" wide busy={busy} busyLabel={t`Please wait`}>
          {method === 'after' ? <Trans>Pay after the appointment</Trans> : <Trans>Pay now</Trans>}
        </Button>
      </Stack>
    </form>
  );
}
