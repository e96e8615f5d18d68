import { Trans, useLingui } from '@lingui/react/macro';
import styles from './partners.module.css';
import { Chapter } from './strip.tsx';

/** The kinds of partner organizations, without real names. */
export function Partners() {
  const { t } = useLingui();
  const partners = [
    [t`Health centres`, t`the nearest nurse, on foot`],
    [t`District hospitals`, t`when a clinic is not enough`],
    [t`Pharmacies`, t`medicines before the box is empty`],
    [t`Community health insurance`, t`so that a visit costs little`],
    [t`Community health workers`, t`who know each household`],
    [t`Churches, mosques and youth groups`, t`for company and strong arms`],
  ] as const;
  return (
    <Chapter
      title={<Trans>Trusted partners</Trans>}
      lead={<Trans>The kinds of places that we work with, in each district.</Trans>}
    >
      <dl className={styles.partners}>
        {partners.map(([who, why]) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
    </Chapter>
  );
}
