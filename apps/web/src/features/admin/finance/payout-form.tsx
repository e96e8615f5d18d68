import { dayInKigali } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type { PayeeAccount } from '@hafi/contract/payments/payee-account.schemas';
import { firstPayoutDay, newPayout, payoutAccounts } from '@hafi/contract/payments/payouts.schemas';
import { formatTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { SelectField, TextField } from '@hafi/ui/field/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { PayeeLine } from '../../../kit/payments/payee-line.tsx';
import { sendOnce } from '../../../kit/send-once.ts';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { payoutWords } from './account-words.ts';
import { type DoctorDue, type PayoutLine, useRecordPayout } from './payouts.queries.ts';

interface Draft {
  amount: number;
  account: (typeof payoutAccounts)[number];
  paidOn: string;
  reference: string;
  fee?: number;
  payeeAccountId?: string;
}

/** From where one sends to an account of each kind. */
const payFrom: Readonly<Record<PayeeAccount['way'], Draft['account']>> = {
  bank: 'bank',
  mtn: 'mobile-money',
  airtel: 'airtel-money',
};

/** Asks what was sent to a doctor, from where and when. */
export function PayoutForm({
  doctor: { id, name },
  due,
  payTo,
  meanwhile,
  onClose,
}: Pick<DoctorDue, 'doctor' | 'due' | 'payTo'> & {
  /** What others have written down since it was opened. */
  meanwhile: PayoutLine | undefined;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const record = useRecordPayout();
  const sum = formatRwf(due, locale);
  const today = dayInKigali(clockNow());
  const wrongAmount = t`Write an amount in whole francs, at most ${sum}.`;
  const wrongFee = t`Write the fee in whole francs, or leave it empty.`;
  const state = useHafiForm<Draft>({
    schema: newPayout,
    defaults: {
      amount: due,
      account: payTo ? payFrom[payTo.way] : 'bank',
      paidOn: today,
      reference: '',
      ...(payTo ? { payeeAccountId: payTo.id } : {}),
    },
    texts: {
      'amount.wrong-type': wrongAmount,
      'amount.too-small': wrongAmount,
      'paidOn.invalid-date': t`Choose the day on which it was sent, today or earlier.`,
      'fee.wrong-type': wrongFee,
      'fee.too-small': wrongFee,
      'fee.too-big': wrongFee,
      'reference.required': t`Write the reference of the bank or the operator.`,
    },
    submit: async (body) => {
      const send = (idempotencyKey: string) =>
        record.mutateAsync({ params: { id }, body, idempotencyKey });
      await sendOnce(`payout:${id}`, body, send);
      onClose();
      const paid = formatRwf(body.amount, locale);
      return t`${paid} to ${name} is in the books. The doctor is told.`;
    },
  });
  const { setValue, watch } = state.form;
  // What a bank keeps is in its statement.
  const isByBank = watch('account') === 'bank';
  useEffect(() => {
    if (isByBank) setValue('fee', undefined);
  }, [isByBank, setValue]);
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>Was {name} paid?</Trans>}
      message={t`Hafi moves no money: write down what you have sent. At most ${sum} is owed for appointments that are over.`}
      safe={t`Not now`}
      yes={t`Write it down`}
    >
      <p>
        {payTo ? (
          <PayeeLine account={payTo} />
        ) : (
          <Trans>Hafi does not know the account of {name}.</Trans>
        )}
      </p>
      {payTo ? (
        <SelectField
          label={t`Sent to`}
          options={[
            { value: payTo.id, label: t`This account` },
            { value: '', label: t`Elsewhere` },
          ]}
          {...state.field('payeeAccountId')}
          {...state.form.register('payeeAccountId', {
            setValueAs: (chosen: unknown) => (chosen === '' ? undefined : chosen),
          })}
        />
      ) : null}
      {meanwhile && !state.busy ? <WrittenMeanwhile payout={meanwhile} /> : null}
      <TextField
        label={t`Amount in RWF`}
        inputMode="numeric"
        {...state.field('amount')}
        {...state.form.register('amount', { setValueAs: Number })}
      />
      <SelectField
        label={t`From`}
        options={payoutAccounts.map((value) => ({ value, label: t(payoutWords[value]) }))}
        {...state.field('account')}
      />
      <TextField
        label={t`Day on which it was sent`}
        type="date"
        min={firstPayoutDay}
        max={today}
        {...state.field('paidOn')}
      />
      <TextField
        label={t`Reference`}
        hint={t`By which the bank or the operator knows it. The doctor reads it.`}
        maxLength={100}
        {...state.field('reference')}
      />
      {isByBank ? null : (
        <TextField
          label={t`Fee in RWF, if it is known`}
          hint={t`What the operator kept for it. If its list names the fee, the list counts.`}
          inputMode="numeric"
          {...state.field('fee')}
          {...state.form.register('fee', {
            setValueAs: (typed: unknown) =>
              typed === undefined || typed === '' ? undefined : Number(typed),
          })}
        />
      )}
    </ConfirmForm>
  );
}

/** Somebody else has written down a payment to this doctor while the dialog was open. */
function WrittenMeanwhile({ payout }: { payout: PayoutLine }) {
  const locale = useLocale();
  const { reference } = payout;
  const sum = formatRwf(payout.amount, locale);
  const by = payout.recordedBy.name;
  const time = formatTime(new Date(payout.recordedAt), kigaliTimeZone);
  return (
    <Alert tone="warning" live="assertive">
      <Trans>
        {by} has written down {sum} to this doctor at {time} (reference: {reference}). Do not send
        it again. Is it the same money? Then close this. If you have sent it a second time, ask your
        bank to stop it.
      </Trans>
    </Alert>
  );
}
