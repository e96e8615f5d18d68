import { newRefund } from '@hafi/contract/payments/finance.schemas';
import type { PlanRefund } from '@hafi/contract/plans/subscription.schemas';
import { formatRwf } from '@hafi/i18n/numbers';
import { TextArea, TextField } from '@hafi/ui/field/text-field';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { ConfirmForm } from '../../../kit/form/confirm-form.tsx';
import { sendOnce } from '../../../kit/send-once.ts';
import { useHafiForm } from '../../../lib/form/form.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { type FinancePayment, useRefundPayment } from './finance.queries.ts';

const planWords: Readonly<Record<PlanRefund, MessageDescriptor>> = {
  'due-again': msg`If all of it goes back, this part of the care plan is to be paid again, and the payer is asked. If it stays unpaid, the plan ends.`,
  ends: msg`If all of it goes back, the care plan ends at once, what was paid to make it larger goes back too, and those whom it concerns are told.`,
  'goes-on': msg`If all of it goes back, the care plan goes on until its period is over, because others have paid their parts.`,
  'smaller-plan': msg`If all of it goes back, the larger care plan ends and the one before goes on. Those whom it concerns are told.`,
  nothing: msg`What this paid is over: nothing changes for the care plan.`,
};

/** Asks how much of a payment goes back, and why. */
export function RefundForm({
  onClose,
  payment: { afterWhole, doctorPaid, id, left, paidFor, payer },
}: {
  payment: FinancePayment;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const refund = useRefundPayment();
  // What was left when the dialog opened: it follows money that others give back only after it was said.
  const seen = useRef<number | null>(left);
  const sum = formatRwf(left, locale);
  const { name } = payer;
  const doctor = paidFor.kind === 'booking' ? paidFor.doctor : '';
  const paidOut = formatRwf(doctorPaid, locale);
  const state = useHafiForm<{ amount: number; reason: string }>({
    schema: newRefund,
    defaults: { amount: left, reason: '' },
    texts: {
      'amount.wrong-type': t`Write an amount in whole francs, at most ${sum}.`,
      'amount.too-small': t`Write an amount in whole francs, at most ${sum}.`,
      'reason.required': t`Write why: the payer reads it.`,
    },
    submit: async (wish) => {
      const body = { ...wish, left: seen.current ?? left };
      seen.current = null;
      const send = (idempotencyKey: string) =>
        refund.mutateAsync({ params: { id }, body, idempotencyKey });
      await sendOnce(`refund:${id}`, body, send);
      onClose();
      const given = formatRwf(body.amount, locale);
      return t`${given} goes back to ${name}, who is told.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>Give money back to {name}?</Trans>}
      message={
        <>
          <p>{t`At most ${sum} is left of this payment. It goes back the way it came.`}</p>
          {paidFor.kind === 'badge' ? (
            <p>
              <Trans>If all of it goes back, the badge ends at once, and its owner is told.</Trans>
            </p>
          ) : null}
          {doctor && doctorPaid > 0 ? (
            <p>
              <Trans>
                {doctor} has been paid {paidOut} of this already. Hafi does not ask for it back:
                less is owed for the next appointments.
              </Trans>
            </p>
          ) : null}
          {afterWhole ? <p>{t(planWords[afterWhole])}</p> : null}
        </>
      }
      safe={t`Not now`}
      yes={t`Give it back`}
      variant="danger"
    >
      <TextField
        label={t`Amount in RWF`}
        inputMode="numeric"
        {...state.field('amount')}
        {...state.form.register('amount', { setValueAs: Number })}
      />
      <TextArea
        label={t`Why`}
        hint={t`The payer reads this sentence. Write nothing about health.`}
        maxLength={300}
        rows={3}
        {...state.field('reason')}
      />
    </ConfirmForm>
  );
}
