import type { getAnyCreditNote } from '@hafi/contract/payments/finance.contract';
import { getCreditNote, type PaymentRefund } from '@hafi/contract/payments/payments.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';
import { DownloadLink } from '../download-link.tsx';
import { ReceiptNumber } from './receipt-number.tsx';

/** Its credit note, for the payer or for coordinators. */
type CreditNote = typeof getCreditNote | typeof getAnyCreditNote;

/** How money that goes back stands: only what is known of it. */
export function RefundLine(props: {
  refund: PaymentRefund;
  paymentId: string;
  creditNoteFile?: CreditNote;
}) {
  const { creditNoteFile = getCreditNote, paymentId, refund } = props;
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
        <DownloadLink
          file={creditNoteFile}
          given={{ params: { id: paymentId, refundId: refund.id } }}
          name={`${creditNote}.pdf`}
          variant="link"
        >
          <Trans>
            Credit note <ReceiptNumber number={creditNote} />
          </Trans>
        </DownloadLink>
      ) : null}
    </div>
  );
}
