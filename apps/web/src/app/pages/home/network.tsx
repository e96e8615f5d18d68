import { isOffered } from '@hafi/contract/support/claims/claims';
import { districtCount } from '@hafi/contract/support/network';
import { GemKey, GemMap } from '@hafi/ui/gem-map/gem-map';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { districts } from './districts.ts';
import { Fold } from './fold.tsx';
import styles from './network.module.css';
import { Title } from './strip.tsx';

const groups = Object.values(districts).map((province) => Object.values(province));

/** The people who help, and where: one gem for each district. */
export function Network() {
  const { t } = useLingui();
  const people = [
    [
      t`Doctors`,
      isOffered('video-appointments')
        ? t`at the clinic, by video or by phone`
        : t`at the clinic or by phone`,
    ],
    [
      t`Caregivers`,
      isOffered('near-caregivers')
        ? t`verified, from your sector or the next one`
        : t`who come to the home and write down how it was`,
    ],
    [t`Volunteers`, t`neighbours and students, each one verified`],
    ...(isOffered('partners')
      ? [[t`Partners`, t`hospitals, health centres and pharmacies`] as const]
      : []),
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
          <Trans>All {districtCount} districts of Rwanda, each one a gem in the weave.</Trans>
        </Lead>
      </Stack>
      <div className={styles.map}>
        <GemMap groups={groups} />
        <Fold title={t`The districts by name`}>
          <dl className={styles.provinces}>
            {keys.map((key, i) => (
              <div key={key}>
                <GemKey group={i} />
                <dt>{provinces[key]}</dt>
                <dd>{Object.keys(districts[key]).join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Fold>
      </div>
      <Fold title={t`The people who help`}>
        <dl className={styles.people}>
          {people.map(([who, how]) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </Stack>
  );
}
