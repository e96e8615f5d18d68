import { links } from '@hafi/contract/core/links';
import type { SentByBank } from '@hafi/contract/payments/bank-desk.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './bank.module.css';

/** What was sent by our books, in one sentence with the way to it. */
export function SentFacts({ sent }: { sent: SentByBank }) {
  const locale = useLocale();
  const { day, kind, paymentId, reference, to } = sent;
  const sum = formatRwf(sent.amount, locale);
  const date = formatDate(day, locale);
  const at = kind === 'refund' && paymentId ? paths.adminPayment(paymentId) : links.adminDoctors;
  return (
    <p className={styles.line}>
      <Link to={at}>
        {kind === 'payout' ? (
          <Trans>
            {sum}, paid to {to}
          </Trans>
        ) : (
          <Trans>
            {sum}, paid back to {to}
          </Trans>
        )}
      </Link>
      {', '}
      {date}
      {reference ? <span translate="no"> ({reference})</span> : null}
    </p>
  );
}
