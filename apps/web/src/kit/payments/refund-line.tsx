import type { PaymentRefund } from '@hafi/contract/payments/payments.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { ReceiptNumber } from './receipt-number.tsx';

/** How money that goes back stands: only what is known of it. `pdf` is where its credit note is. */
export function RefundLine({ refund, pdf }: { refund: PaymentRefund; pdf: string }) {
  const locale = useLocale();
  const { amount, creditNote, givenAt, note, since, state } = refund;
  const sum = formatRwf(amount, locale);
  const from = formatDate(new Date(since), locale);
  const given = givenAt === null ? '' : formatDate(new Date(givenAt), locale);
  return (
    <div>
      {state === 'given' ? (
        <Trans>
          {sum} was given back on {given}.
        </Trans>
      ) : null}
      {state === 'on-its-way' ? (
        <Trans>
          {sum} is on its way back since {from}.
        </Trans>
      ) : null}
      {state === 'late' ? (
        <Trans>
          {sum} should have come back since {from}, and it has not arrived yet. A coordinator is
          looking into it.
        </Trans>
      ) : null}
      {note ? <div>{note}</div> : null}
      {creditNote ? (
        <ButtonLink href={pdf} download={`${creditNote}.pdf`} variant="link">
          <Trans>
            Credit note <ReceiptNumber number={creditNote} />
          </Trans>
        </ButtonLink>
      ) : null}
    </div>
  );
}
