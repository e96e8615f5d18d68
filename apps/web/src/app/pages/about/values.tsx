import { isOffered } from '@hafi/contract/support/claims/claims';
import { useLingui } from '@lingui/react/macro';
import styles from './values.module.css';

/** Our values, numbered. */
export function Values() {
  const { t } = useLingui();
  const values = [
    t`The elder decides who sees what, and can change it any day.`,
    isOffered('one-question-at-once')
      ? t`Kinyarwanda first, large letters, and never more than one question at once.`
      : t`Kinyarwanda first, large letters and plain words.`,
    t`It works on a cheap phone and a poor network.`,
    t`We show nobody's health to anybody who was not asked in.`,
    t`We never ask for a PIN, and we sell nobody's data.`,
    ...(isOffered('checked-before-a-home')
      ? [t`Everybody who enters a home has been checked first.`]
      : []),
  ];
  return (
    <ol className={styles.values}>
      {values.map((value) => (
        <li key={value}>{value}</li>
      ))}
    </ol>
  );
}
