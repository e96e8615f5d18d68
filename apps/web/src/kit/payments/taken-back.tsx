import type { Payout } from '@hafi/contract/payments/payouts.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';

/** That a payment to a doctor was recorded by mistake, when and why; nothing while it stands. */
export function TakenBack({ reversal }: Pick<Payout, 'reversal'>) {
  const locale = useLocale();
  if (!reversal) return null;
  const day = formatDate(new Date(reversal.at), locale);
  const { reason } = reversal;
  return (
    <p>
      <Trans>
        Taken out of the books on {day}: {reason}
      </Trans>
    </p>
  );
}
