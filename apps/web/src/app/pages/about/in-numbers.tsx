import { claims } from '@hafi/contract/support/claims';
import { formatNumber } from '@hafi/i18n/numbers';
import { Split } from '@hafi/ui/layout/layout';
import { Ledger } from '@hafi/ui/ledger/ledger';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../../lib/words/locale.ts';

/** The network in numbers. */
export function InNumbers() {
  const { t } = useLingui();
  const locale = useLocale();
  const plus = (value: number) => `${formatNumber(value, locale)}+`;
  const rating = `${formatNumber(claims.rating, locale, 1)}/${claims.ratingMost}`;
  return (
    <Split>
      <Ledger
        lines={[
          { figure: plus(claims.activeElders), label: t`active elders` },
          { figure: plus(claims.familyMembers), label: t`family members who see that all is well` },
          { figure: plus(claims.verifiedVolunteers), label: t`verified volunteers` },
          { figure: plus(claims.healthcarePartners), label: t`healthcare partners` },
        ]}
      />
      <Ledger
        lines={[
          { figure: String(claims.districts), label: t`districts: all of Rwanda` },
          {
            figure: `${claims.supportHours}/${claims.supportDays}`,
            label: t`support in Kinyarwanda, English and French`,
          },
          { figure: t`${claims.responseMinutes} min`, label: t`at most until somebody answers` },
          { figure: rating, label: t`is how families rate us` },
        ]}
      />
    </Split>
  );
}
