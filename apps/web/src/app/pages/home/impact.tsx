import { claims } from '@hafi/contract/support/claims';
import { formatNumber } from '@hafi/i18n/numbers';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Staircase } from '@hafi/ui/staircase/staircase';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';
import { Title } from './strip.tsx';

/** The network's own numbers. */
export function Impact() {
  const { t } = useLingui();
  const locale = useLocale();
  const plus = (value: number) => `${formatNumber(value, locale)}+`;
  const rating = formatNumber(claims.rating, locale, 1);
  return (
    <Stack fill gap="section">
      <Title>
        <Trans>Already near</Trans>
      </Title>
      <Staircase
        steps={[
          { figure: plus(claims.familyMembers), label: t`family members who see that all is well` },
          { figure: plus(claims.activeElders), label: t`active elders` },
          { figure: plus(claims.verifiedVolunteers), label: t`verified volunteers` },
          { figure: plus(claims.healthcarePartners), label: t`healthcare partners` },
        ]}
      />
      <Lead>
        <Trans>
          In all {claims.districts} districts, day and night. Families rate us {rating} out of{' '}
          {claims.ratingMost}.
        </Trans>
      </Lead>
    </Stack>
  );
}
