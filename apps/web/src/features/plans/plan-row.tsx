import { isGated, isSold } from '@hafi/contract/plans/entitlements';
import {
  type BillingCycle,
  type carePlans,
  isFeatureOffered,
  planFeatures,
  yearlySaving,
} from '@hafi/contract/plans/plans';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { formatRwf } from '@hafi/i18n/numbers';
import { Badge } from '@hafi/ui/badge/badge';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Row } from '@hafi/ui/layout/layout';
import { PriceRow } from '@hafi/ui/ledger/ledger';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { featureTexts, planTexts } from '../../kit/plans/plan-texts.ts';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './pricing.module.css';
import { TickList } from './tick-list.tsx';

type Plan = (typeof carePlans)[number];

function usePrices(plan: Plan) {
  const locale = useLocale();
  return {
    month: formatRwf(plan.monthly, locale),
    year: formatRwf(plan.yearly, locale),
    before: formatRwf(plan.originalYearly, locale),
    saved: formatRwf(yearlySaving(plan), locale),
  };
}

/** The yearly saving against twelve months. */
function YearSaves({ plan }: { plan: Plan }) {
  const { before, saved } = usePrices(plan);
  return (
    <>
      <SrOnly>
        <Trans>instead of</Trans>{' '}
      </SrOnly>
      <s className={styles.whole}>{before}</s>{' '}
      <span className={styles.whole}>
        <Trans>You save {saved}.</Trans>
      </span>
    </>
  );
}

function Price({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const { month, year } = usePrices(plan);
  return cycle === 'monthly' ? (
    <Trans>
      <b>{month}</b> a month
    </Trans>
  ) : (
    <Trans>
      <b>{year}</b> a year
    </Trans>
  );
}

/** The price of the other billing cycle, so that both are always visible. */
function OtherPrice({ plan, cycle }: { plan: Plan; cycle: BillingCycle }) {
  const { t } = useLingui();
  const { month, year } = usePrices(plan);
  return cycle === 'monthly' ? (
    <>
      <div>{t`or ${year} a year`}</div>
      <div>
        <YearSaves plan={plan} />
      </div>
    </>
  ) : (
    <>
      <div>
        <YearSaves plan={plan} />
      </div>
      <div>{t`or ${month} a month`}</div>
    </>
  );
}

/** One care plan: both prices, its added features, and a link that carries plan and cycle. */
export function PlanRow(props: { plan: Plan; cycle: BillingCycle; canPay: boolean }) {
  const { canPay, cycle, plan } = props;
  const { t } = useLingui();
  const name = t(planTexts[plan.id].name);
  const features = planFeatures[plan.id].filter(isFeatureOffered);
  const adds = {
    essential: t`In this plan`,
    complete: t`All of Essential Care, and`,
    premium: t`All of Complete Care, and`,
  }[plan.id];
  return (
    <Card
      as="article"
      className={styles.plan}
      {...(plan.popular ? { edge: 'earth' as const } : {})}
    >
      <PriceRow
        title={
          <Row>
            <h3>{name}</h3>
            {plan.popular && isOffered('care-plans') ? (
              <Badge tone="sun">
                <Trans>Most popular</Trans>
              </Badge>
            ) : null}
          </Row>
        }
        detail={t(planTexts[plan.id].description)}
        price={<Price plan={plan} cycle={cycle} />}
        priceNote={<OtherPrice plan={plan} cycle={cycle} />}
        action={
          isOffered('care-plans') && isSold(plan.id) && canPay ? (
            <ButtonLink
              as={Link}
              to={`${paths.subscription}?plan=${plan.id}&cycle=${cycle}`}
              variant={plan.popular ? 'leaf' : 'second'}
              aria-label={t`Choose ${name}`}
            >
              <Trans>Choose</Trans>
            </ButtonLink>
          ) : null
        }
      />
      <div className={styles.holds}>
        <p>{adds}</p>
        <TickList lines={features.filter(isGated).map((feature) => t(featureTexts[feature]))} />
        {isSold(plan.id) ? null : (
          <p>
            <Trans>
              This plan cannot be chosen: what it adds, a caregiver and a coordinator, does not
              exist yet.
            </Trans>
          </p>
        )}
        <p>
          <Trans>Free for everybody, without a plan too:</Trans>
        </p>
        <TickList
          lines={features
            .filter((feature) => !isGated(feature))
            .map((feature) => t(featureTexts[feature]))}
        />
      </div>
    </Card>
  );
}
