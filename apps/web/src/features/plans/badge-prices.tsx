import { verificationBadges } from '@hafi/contract/plans/plans';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Icon } from '@hafi/ui/icon/icon';
import { Stack } from '@hafi/ui/layout/layout';
import { PriceRow } from '@hafi/ui/ledger/ledger';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { badgeTexts } from './badge-texts.ts';
import styles from './pricing.module.css';
import { TickList } from './tick-list.tsx';

/** The verification badges as a price list, each with its benefits. */
export function BadgePrices({ canPay }: { canPay: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Card lines>
      {verificationBadges.map(({ id, yearly }) => {
        const { name, benefit, benefits } = badgeTexts[id];
        const price = formatRwf(yearly, locale);
        return (
          <PriceRow
            key={id}
            as="section"
            className={styles.badge}
            title={
              <h3 className={styles.badgeName}>
                <Icon of={BadgeCheck} />
                {t(name)}
              </h3>
            }
            detail={t(benefit)}
            price={
              <Trans>
                <b>{price}</b> a year
              </Trans>
            }
            action={
              <Stack fill>
                <TickList lines={benefits.map((each) => t(each))} />
                {canPay ? (
                  <ButtonLink as={Link} to={paths.badges} variant="second">
                    <Trans>Choose</Trans>
                    <SrOnly> ({t(name)})</SrOnly>
                  </ButtonLink>
                ) : null}
              </Stack>
            }
          />
        );
      })}
    </Card>
  );
}
