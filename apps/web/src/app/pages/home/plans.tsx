import { isSold } from '@hafi/contract/plans/entitlements';
import { carePlans, yearlySavingPercent } from '@hafi/contract/plans/plans';
import { formatRwf } from '@hafi/i18n/numbers';
import { Badge } from '@hafi/ui/badge/badge';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Lead, Row, Stack } from '@hafi/ui/layout/layout';
import { PriceRow } from '@hafi/ui/ledger/ledger';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './plans.module.css';
import { Title } from './strip.tsx';

/** The three plans in short, and how to start. */
export function HomePlans() {
  const { t } = useLingui();
  const locale = useLocale();
  const words = {
    essential: [t`Essential Care`, t`Visits to the doctor in your own calendar`],
    complete: [t`Complete Care`, t`All of Essential, and video calls with the whole family`],
    // Not sold: nothing of it is shown.
    premium: [t`Premium Care`, ''],
  } as const;
  return (
    <Stack fill gap="loose">
      <Row apart align="end">
        <Stack>
          <Title>
            <Trans>Choose Your Care Plan</Trans>
          </Title>
          <Lead>
            <Trans>Pay by the year and save {yearlySavingPercent}%.</Trans>{' '}
            <Trans>
              Everything about health, emergencies and messages is free without a plan too.
            </Trans>
          </Lead>
        </Stack>
        <ButtonLink as={Link} to={paths.pricing} variant="link" iconAfter={ArrowRight}>
          <Trans>View plans and pricing</Trans>
        </ButtonLink>
      </Row>
      <Stack fill>
        {carePlans
          .filter(({ id }) => isSold(id))
          .map(({ id, monthly, yearly, popular }) => {
            const [name, detail] = words[id];
            const month = formatRwf(monthly, locale);
            const year = formatRwf(yearly, locale);
            return (
              <Card key={id} {...(popular ? { edge: 'earth' as const } : {})}>
                <PriceRow
                  title={
                    popular ? (
                      <Row>
                        <h3>{name}</h3>
                        <Badge tone="sun">
                          <Trans>Most popular</Trans>
                        </Badge>
                      </Row>
                    ) : (
                      <h3>{name}</h3>
                    )
                  }
                  detail={detail}
                  price={
                    <Trans>
                      <b className={styles.price}>{month}</b> a month
                    </Trans>
                  }
                  priceNote={t`or ${year} a year`}
                  action={
                    <ButtonLink
                      as={Link}
                      to={`${paths.subscription}?plan=${id}&cycle=monthly`}
                      variant={popular ? 'leaf' : 'second'}
                      aria-label={t`Choose ${name}`}
                    >
                      <Trans>Choose</Trans>
                    </ButtonLink>
                  }
                />
              </Card>
            );
          })}
      </Stack>
    </Stack>
  );
}
