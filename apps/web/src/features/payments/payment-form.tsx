import type { Account } from '@hafi/contract/accounts/account.schemas';
import { homeCountry } from '@hafi/contract/accounts/countries';
import { Problem } from '@hafi/contract/core/problem';
import { isByPhone, methodOfNumber } from '@hafi/contract/payments/by-phone';
import type { PaymentMethod, PaymentPurpose } from '@hafi/contract/payments/payment.schemas';
import { createPayment, type Payment } from '@hafi/contract/payments/payments.contract';
import { Alert } from '@hafi/ui/alert/alert';
import { CheckField } from '@hafi/ui/field/choice-field';
import { RadioGroup } from '@hafi/ui/field/radio-group';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { FormFrame } from '../../kit/form/form-frame.tsx';
import { PhoneField } from '../../kit/form/phone-field.tsx';
import { methodTexts } from '../../kit/payments/method-texts.ts';
import { sendOnce } from '../../kit/send-once.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { keepDraft, readDraft } from '../../lib/form/form-draft.ts';
import { laterSchema } from '../../lib/form/later-schema.ts';
import { paths } from '../../lib/paths.ts';
import { FromAbroad } from './from-abroad.tsx';
import { NetworkHint } from './network-hint.tsx';
import type { PaymentValues } from './payment-values.ts';
import { useCreatePayment } from './payments.queries.ts';
import { ReceiptFor } from './receipt-for.tsx';

/** An account with an address names one for the receipt. */
const withEmail = laterSchema(
  async () => (await import('@hafi/contract/payments/payment.schemas')).newPaymentWithEmail,
);

/** Payment method, phone, and the receipt's recipient. */
export function PaymentForm(props: {
  purpose: PaymentPurpose;
  account: Account;
  methods: readonly PaymentMethod[];
  onPaid: (payment: Payment) => void;
  /** Another payment for this is pending already, started here or elsewhere. */
  onInProgress: () => void;
}) {
  const { purpose, account, methods: offered, onPaid, onInProgress } = props;
  const { t } = useLingui();
  const pay = useCreatePayment();
  const ownMethod = methodOfNumber(account.phoneNumber ?? '');
  const isAbroad =
    (account.place.country ?? homeCountry) !== homeCountry ||
    (account.phoneNumber !== null && !account.phoneNumber.startsWith('+250'));
  const farMethods = ['card', 'bank'] as const;
  const isFar = (each: PaymentMethod) => farMethods.some((far) => far === each);
  // From abroad what works from there comes first.
  const methods = isAbroad
    ? [
        ...farMethods.filter((far) => offered.includes(far)),
        ...offered.filter((each) => !isFar(each)),
      ]
    : offered;
  const attempted = `payment-attempted-${purpose.id}`;
  const state = useHafiForm<PaymentValues>({
    schema: account.email ? withEmail : createPayment.body,
    texts: {
      'phone.required': t`Enter your phone number.`,
      'billing.firstName.required': t`Enter your first name.`,
      'billing.lastName.required': t`Enter your last name.`,
      'billing.email.required': t`Enter your e-mail address.`,
    },
    draftKey: `payment-${purpose.id}`,
    defaults: {
      for: purpose,
      method:
        (isAbroad ? null : methods.find((each) => each === ownMethod)) ?? methods[0] ?? 'after',
      phone: account.phoneNumber?.startsWith('+250') ? account.phoneNumber : '',
      billing: {
        firstName: account.firstName,
        lastName: account.lastName,
        email: account.email ?? '',
      },
      acceptTerms: false,
      // What was given for an attempt that was then refused on the phone.
      ...readDraft<PaymentValues>(attempted),
    },
    submit: async (values) => {
      const body = { ...values, phone: isByPhone(values.method) ? values.phone : '' };
      try {
        const send = (idempotencyKey: string) => pay.mutateAsync({ body, idempotencyKey });
        const payment = await sendOnce(`payment:${purpose.id}`, body, send);
        keepDraft(attempted, values);
        onPaid(payment);
      } catch (error) {
        if (error instanceof Problem && error.code === 'payment-in-progress') onInProgress();
        throw error;
      }
      // What follows of it stands in the form's place.
      return null;
    },
  });
  const { field, form } = state;
  const method = form.watch('method');
  return (
    <FormFrame state={state} gap="loose" save={<SaveWords method={method} />} wide>
      {isAbroad ? <FromAbroad methods={methods} /> : null}
      <RadioGroup
        legend={<Trans>How would you like to pay?</Trans>}
        legendVariant="heading"
        options={methods.map((value) => ({
          value,
          label: t(methodTexts[value].name),
          detail: t(methodTexts[value].hint),
        }))}
        {...field('method')}
      />
      {isByPhone(method) ? (
        <>
          <PhoneField
            label={t`Phone number`}
            hint={t`A payment prompt arrives on this phone. Approve it there with your PIN. Hafi never asks for the PIN.`}
            autoComplete="tel"
            {...field('phone')}
          />
          <NetworkHint
            phone={form.watch('phone')}
            method={method}
            methods={methods}
            onChoose={(fitting) => form.setValue('method', fitting)}
          />
        </>
      ) : null}
      {method === 'card' ? (
        <Alert tone="info">
          <Trans>
            Card number, expiry date and CVV are typed on the page of our payment partner, which
            opens next. Hafi never sees your card.
          </Trans>
        </Alert>
      ) : null}
      <ReceiptFor state={state} hasEmail={account.email !== null} />
      <CheckField
        label={
          <Trans>
            I have read and accept the <Link to={paths.terms}>terms</Link> and the{' '}
            <Link to={paths.privacy}>privacy policy</Link>.
          </Trans>
        }
        {...field('acceptTerms')}
      />
    </FormFrame>
  );
}

/** What pressing the button does. */
function SaveWords({ method }: { method: PaymentMethod }) {
  if (method === 'after') return <Trans>Pay after the appointment</Trans>;
  if (method === 'bank') return <Trans>Pay by bank: get the details</Trans>;
  return <Trans>Pay now</Trans>;
}
