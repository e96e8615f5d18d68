import type { PaymentMethod } from '@hafi/contract/payments/payment.schemas';
import { Trans, useLingui } from '@lingui/react/macro';
import { WithoutScript } from '../../lib/page/without-script.tsx';
import { methodTexts } from './method-texts.ts';

/** By which ways money is paid here, on a public page: only those that are set up. */
export function WaysToPay({ ways }: { ways: readonly PaymentMethod[] | null }) {
  const { t } = useLingui();
  if (ways === null) {
    return (
      <>
        <Trans>Before you pay you see each way to pay that works here.</Trans>{' '}
        <WithoutScript name="payment-methods" />
      </>
    );
  }
  if (ways.length === 0) {
    return (
      <Trans>
        No way to pay is set up here yet: care plans and badges cannot be paid, and visits are paid
        after the appointment.
      </Trans>
    );
  }
  const list = ways.map((method) => t(methodTexts[method].name)).join(', ');
  return <Trans>What works here: {list}. Visits may also be paid after the appointment.</Trans>;
}
