import type { BillingCycle, carePlans } from '@hafi/contract/plans/plans';
import { formatRwf } from '@hafi/i18n/numbers';
import { Badge } from '@hafi/ui/badge/badge';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row } from '@hafi/ui/layout/layout';
import { PriceRow } from '@hafi/ui/ledger/ledger';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useLingui as useMessages } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useLocale } from '../../lib/locale.ts';
import { planTexts } from './plan-texts.ts';

/** One care plan with its price for the chosen cycle, and the link that carries both on. */
export function PlanRow(props: { plan: (typeof carePlans)[number]; cycle: BillingCycle }) {
  const { plan, cycle } = props;
  const { t } = useLingui();
  const { _ } = useMessages();
  const locale = useLocale();
  const name = _(planTexts[plan.id].name);
  const price = formatRwf(plan[cycle], locale);
  const before = formatRwf(plan.originalYearly, locale);
  const saved = formatRwf(plan.originalYearly - plan.yearly, locale);
  return (
    <Card {...(plan.popular ? { edge: 'earth' as const } : {})}>
      <PriceRow
        title={
          <Row>
            <h2>{name}</h2>
            {plan.popular ? (
              <Badge tone="sun">
                <Trans>Most popular</Trans>
              </Badge>
            ) : null}
          </Row>
        }
        detail={_(planTexts[plan.id].description)}
        price={
          cycle === 'monthly' ? (
            <Trans>
              <b>{price}</b> a month
            </Trans>
          ) : (
            <Trans>
              <b>{price}</b> a year
            </Trans>
          )
        }
        priceNote={
          cycle === 'yearly' ? (
            <>
              <SrOnly>
                <Trans>instead of</Trans>{' '}
              </SrOnly>
              <s>{before}</s> <Trans>You save {saved}.</Trans>
            </>
          ) : null
        }
        action={
          <ButtonLink
            as={Link}
            to={`${paths.subscription}?plan=${plan.id}&cycle=${cycle}`}
            variant={plan.popular ? 'leaf' : 'second'}
            aria-label={t`Choose ${name}`}
          >
            <Trans>Choose</Trans>
          </ButtonLink>
        }
      />
    </Card>
  );
}
