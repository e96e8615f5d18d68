import { useLingui } from '@lingui/react/macro';
import styles from './name-meaning.module.css';

/** The meaning of the name in Kinyarwanda. */
export function NameMeaning() {
  const { t } = useLingui();
  const senses = [
    ['hafi', t`near, not far`],
    ['hafi aha', t`just around here`],
    ["kuba hafi y'umuntu", t`to be near somebody: to stand by them`],
  ] as const;
  return (
    <dl className={styles.senses}>
      {senses.map(([word, sense]) => (
        <div key={word}>
          <dt lang="rw">{word}</dt>
          <dd>{sense}</dd>
        </div>
      ))}
    </dl>
  );
}
