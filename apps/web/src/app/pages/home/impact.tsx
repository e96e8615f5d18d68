import { claims } from '@hafi/contract/support/claims';
import { formatNumber } from '@hafi/i18n/numbers';
import { Split, Stack } from '@hafi/ui/layout/layout';
import { Ledger } from '@hafi/ui/ledger/ledger';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/locale.ts';
import styles from './impact.module.css';

/** What the network says of itself, in numbers. */
export function Impact() {
  const { t } = useLingui();
  const locale = useLocale();
  const plus = (value: number) => `${formatNumber(value, locale)}+`;
  return (
    <Stack fill>
      <SrOnly>
        <h2>
          <Trans>Hafi in numbers</Trans>
        </h2>
      </SrOnly>
      <Split ratio="half">
        <Stack>
          <p className={styles.figure}>{plus(claims.activeElders)}</p>
          <p>
            <Trans>active elders, in all {claims.districts} districts of Rwanda</Trans>
          </p>
        </Stack>
        <Ledger
          lines={[
            {
              figure: plus(claims.familyMembers),
              label: t`family members who see that all is well`,
            },
            { figure: plus(claims.verifiedVolunteers), label: t`verified volunteers` },
            { figure: plus(claims.healthcarePartners), label: t`healthcare partners` },
            {
              figure: formatNumber(claims.rating, locale, 1),
              label: t`average rating out of 5`,
            },
          ]}
        />
      </Split>
    </Stack>
  );
}
