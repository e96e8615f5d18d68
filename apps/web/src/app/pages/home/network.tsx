import { claims } from '@hafi/contract/support/claims';
import { formatNumber } from '@hafi/i18n/numbers';
import { GemKey, GemMap } from '@hafi/ui/gem-map/gem-map';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { districts } from './districts.ts';
import styles from './network.module.css';
import { Title } from './strip.tsx';

const groups = Object.values(districts).map((province) => Object.values(province));

/** The people who help, and where: one gem for each district. */
export function Network() {
  const { t } = useLingui();
  const locale = useLocale();
  const volunteers = formatNumber(claims.verifiedVolunteers, locale);
  const partners = formatNumber(claims.healthcarePartners, locale);
  const people = [
    [t`Doctors`, t`at the clinic, by video or by phone`],
    [t`Caregivers`, t`verified, from your sector or the next one`],
    [t`Volunteers`, t`${volunteers}+ neighbours and students, each one verified`],
    [t`Partners`, t`${partners}+ hospitals, health centres and pharmacies`],
  ] as const;
  const provinces = {
    kigali: t`City of Kigali`,
    north: t`Northern Province`,
    east: t`Eastern Province`,
    south: t`Southern Province`,
    west: t`Western Province`,
  };
  const keys = Object.keys(districts) as (keyof typeof districts)[];
  return (
    <Stack fill gap="section">
      <Stack>
        <Title>
          <Trans>Our services network</Trans>
        </Title>
        <Lead>
          <Trans>All {claims.districts} districts of Rwanda, each one a gem in the weave.</Trans>
        </Lead>
      </Stack>
      <div className={styles.map}>
        <GemMap groups={groups} />
        <dl className={styles.provinces}>
          {keys.map((key, i) => (
            <div key={key}>
              <GemKey group={i} />
              <dt>{provinces[key]}</dt>
              <dd>{Object.keys(districts[key]).join(', ')}</dd>
            </div>
          ))}
        </dl>
      </div>
      <dl className={styles.people}>
        {people.map(([who, how]) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </Stack>
  );
}
