import type { PaidFor } from '@hafi/contract/payments/payments.contract';
import { formatDate } from '@hafi/i18n/dates';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { badgeNames } from '../badges/badge-words.ts';

/** The kinds of things that are paid for, in a heading or a table. */
const kindNames: Readonly<Record<string, MessageDescriptor>> = {
  booking: msg`Appointments`,
  plan: msg`Plans`,
  badge: msg`Badges`,
};

/** The name of a kind; one that this version does not know is shown as it is. */
export const kindName = (kind: string): MessageDescriptor => kindNames[kind] ?? { id: kind };

function OfBadge({ badge }: Pick<Extract<PaidFor, { kind: 'badge' }>, 'badge'>) {
  const { t } = useLingui();
  const name = t(badgeNames[badge]);
  return <Trans>Verification badge, {name}</Trans>;
}

function OfPlan({ paidFor }: { paidFor: Extract<PaidFor, { kind: 'plan' }> }) {
  const locale = useLocale();
  const { elder } = paidFor;
  const from = formatDate(paidFor.from, locale);
  const to = formatDate(paidFor.to, locale);
  return (
    <Trans>
      Care plan of {elder}, from {from} up to {to}
    </Trans>
  );
}

/** What a payment was for. */
export function PaidForText({ paidFor }: { paidFor: PaidFor }) {
  const { t } = useLingui();
  const locale = useLocale();
  if (paidFor.kind === 'badge') return <OfBadge badge={paidFor.badge} />;
  if (paidFor.kind === 'plan') return <OfPlan paidFor={paidFor} />;
  if (!('doctor' in paidFor)) return t(kindName((paidFor as { kind: string }).kind));
  const { doctor } = paidFor;
  const date = formatDate(new Date(paidFor.startsAt), locale);
  return (
    <Trans>
      Appointment with {doctor}, {date}
    </Trans>
  );
}
