import type { BankTransfer } from '@hafi/contract/payments/bank-transfer.contract';
import { formatRwf } from '@hafi/i18n/numbers';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyText } from '../../../kit/copy-text.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './transfer.module.css';

function Value(props: { term: string; copy: string; children: ReactNode }) {
  const { children, copy, term } = props;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
      <dd className={styles.copy}>
        <CopyText text={copy} what={term} />
      </dd>
    </div>
  );
}

/** Everything that goes on the transfer, each to copy. */
export function TransferValues({ transfer }: { transfer: BankTransfer }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { accountName, accountNumber, amount, bank, reference, swift } = transfer;
  return (
    <dl className={styles.values}>
      <Value term={t`Reference`} copy={reference}>
        <span className={styles.reference} translate="no">
          {reference}
        </span>
      </Value>
      <Value term={t`Amount`} copy={String(amount)}>
        {formatRwf(amount, locale)}
      </Value>
      <Value term={t`Currency`} copy="RWF">
        <Trans>RWF (Rwandan francs)</Trans>
      </Value>
      <Value term={t`Bank`} copy={bank}>
        {bank}
      </Value>
      <Value term={t`Account name`} copy={accountName}>
        {accountName}
      </Value>
      <Value term={t`Account number`} copy={accountNumber}>
        {accountNumber}
      </Value>
      {swift ? (
        <Value term={t`SWIFT code, from abroad`} copy={swift}>
          {swift}
        </Value>
      ) : null}
    </dl>
  );
}
