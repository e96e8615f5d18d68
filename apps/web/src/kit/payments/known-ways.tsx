import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { stateOf } from '../../lib/query/known.ts';
import { methodTexts } from './method-texts.ts';
import { paidHere, useCanPayHere, usePaymentMethods } from './payment-methods.ts';

/** The ways to pay that are set up here; `unknown` while that is not known. */
export function KnownWays({ unknown }: { unknown: ReactNode }) {
  const { t } = useLingui();
  const known = stateOf(usePaymentMethods());
  if (known.is !== 'answered') return unknown;
  const names = paidHere(known.data).map((method) => t(methodTexts[method].name));
  if (names.length === 0) {
    return (
      <Trans>
        No way to pay is set up here yet: care plans and badges cannot be paid, and visits are paid
        after the appointment.
      </Trans>
    );
  }
  const list = names.join(', ');
  return <Trans>What works here: {list}. Visits may also be paid after the appointment.</Trans>;
}

/** Its children, unless nothing can be paid here. */
export function Payable({ children }: { children: ReactNode }) {
  return useCanPayHere() ? children : null;
}
