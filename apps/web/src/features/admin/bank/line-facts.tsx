import type { BankLine } from '@hafi/contract/payments/bank-desk.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './bank.module.css';

/** What the bank says in one line of a statement; its sum, unless that stands above. */
export function LineFacts({
  line,
  bare = false,
}: {
  line: Omit<BankLine, 'id' | 'state'>;
  bare?: boolean;
}) {
  const locale = useLocale();
  const { amount, bankReference, day, text } = line;
  return (
    <p className={styles.line}>
      {bare ? null : (
        <>
          <b>{formatRwf(amount, locale)}</b>,{' '}
        </>
      )}
      {formatDate(day, locale)}
      <br />
      <span translate="no">
        {text}
        {bankReference ? ` (${bankReference})` : ''}
      </span>
    </p>
  );
}
