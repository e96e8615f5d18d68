import type { Payment } from '@hafi/contract/payments/payments.contract';
import { Badge, type BadgeProps } from '@hafi/ui/badge/badge';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const states: Readonly<
  Record<Payment['status'], { name: MessageDescriptor; tone: NonNullable<BadgeProps['tone']> }>
> = {
  created: { name: msg`Not finished`, tone: 'sun' },
  pending: { name: msg`Not finished`, tone: 'sun' },
  succeeded: { name: msg`Paid`, tone: 'confirmed' },
  failed: { name: msg`Not paid`, tone: 'pending' },
  expired: { name: msg`Not paid`, tone: 'pending' },
  refunded: { name: msg`Given back`, tone: 'verified' },
};

/** How a payment stands, in a word. */
export function PaymentStateBadge({
  isPromise = false,
  isPart = false,
  isFull = false,
  status,
}: {
  status: Payment['status'];
  /** It is to be paid after the appointment. */
  isPromise?: boolean;
  /** A part of it went back, or is on its way. */
  isPart?: boolean;
  /** All of it is on its way back. */
  isFull?: boolean;
}) {
  const { t } = useLingui();
  const { name, tone } = states[status];
  if (isPromise && status === 'created') return <Badge tone="sun">{t`To be paid later`}</Badge>;
  if (isFull && status === 'succeeded') {
    return <Badge tone="sun">{t`Paid, all of it goes back`}</Badge>;
  }
  if (isPart && status === 'succeeded') {
    return <Badge tone="verified">{t`Paid, a part given back`}</Badge>;
  }
  return <Badge tone={tone}>{t(name)}</Badge>;
}
