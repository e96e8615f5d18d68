import { isOffered } from '@hafi/contract/support/claims/claims';
import { openingHours } from '@hafi/contract/support/support-service';
import { useLingui } from '@lingui/react/macro';
import styles from './hero.module.css';

/** What anybody may rely on, as figures. */
export function Promises() {
  const { t } = useLingui();
  const [opens, closes] = openingHours.weekdays;
  const support = t`support in Kinyarwanda, English and French`;
  const promises = [
    isOffered('support-around-the-clock')
      ? ['24/7', support]
      : [`${opens}–${closes}`, t`Monday to Friday: support in Kinyarwanda, English and French`],
    ...(isOffered('answer-in-minutes') ? [[t`15 min`, t`at most until somebody answers`]] : []),
  ];
  return (
    <dl className={styles.promises}>
      {promises.map(([figure, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
