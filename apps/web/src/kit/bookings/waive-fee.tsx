import { waiveFee } from '@hafi/contract/bookings/late-fees.contract';
import { feeWaiver } from '@hafi/contract/bookings/late-fees.schemas';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { TextArea } from '@hafi/ui/field/text-field';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import type { CallOptions } from '../../lib/api.ts';
import { useHafiForm } from '../../lib/form/form.ts';
import { useAct } from '../../lib/query/use-act.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { ConfirmForm } from '../form/confirm-form.tsx';

interface Fee {
  /** Of the booking. */
  readonly id: string;
  /** Of the patient. */
  readonly name: string;
  readonly amount: number;
}

/** Asks why the fee of an appointment that did not take place is waived. */
function WaiverForm({ amount, id, name, onClose }: Fee & { onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const waive = useAct(waiveFee, (options: CallOptions<typeof waiveFee>) => options);
  const sum = formatRwf(amount, locale);
  const state = useHafiForm<{ reason: string }>({
    schema: feeWaiver,
    defaults: { reason: '' },
    texts: { 'reason.required': t`Write why: the payer reads it.` },
    submit: async (body) => {
      await waive.mutateAsync({ params: { id }, body });
      onClose();
      return t`The fee is waived. ${name} is told.`;
    },
  });
  return (
    <ConfirmForm
      state={state}
      open
      onClose={onClose}
      title={<Trans>Waive the fee of {name}?</Trans>}
      message={t`${sum} need not be paid then. It cannot be asked for again.`}
      safe={t`Not now`}
      yes={t`Waive the fee`}
    >
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

/** Lets the fee of an appointment that did not take place go, with a reason. */
export function WaiveFee(fee: Fee) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button variant="second" icon={HandCoins} onClick={() => setAsks(true)}>
        <Trans>Waive the fee</Trans>
        <SrOnly> ({fee.name})</SrOnly>
      </Button>
      {asks ? <WaiverForm {...fee} onClose={() => setAsks(false)} /> : null}
    </>
  );
}
