import {
  type BillingCycle,
  carePlans,
  featuresOf,
  isFeatureOffered,
  summaryFeatures,
} from '@hafi/contract/plans/plans';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { supportContact } from '@hafi/contract/support/network';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Heading } from '@hafi/ui/heading/heading';
import { Quiet, Row, Split, Stack } from '@hafi/ui/layout/layout';
import { Sum, Ticket, TicketPart } from '@hafi/ui/ticket/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import { Mail, Phone } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Page } from '../../lib/page/page.tsx';
import { PageBack } from '../../lib/page/page-back.tsx';
import { paths } from '../../lib/paths.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { CycleSwitch } from './cycle-switch.tsx';
import { featureTexts, planTexts } from './plan-texts.ts';
import { TickList } from './tick-list.tsx';

function PlanSummary({ plan, cycle }: { plan: (typeof carePlans)[number]; cycle: BillingCycle }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name } = planTexts[plan.id];
  const features = featuresOf(plan.id).filter(isFeatureOffered);
  const more = features.length - summaryFeatures;
  return (
    <Ticket aria-label={t`Your plan`}>
      <TicketPart>
        <Stack fill>
          <Heading level={2} size={3}>
            {t(name)}
          </Heading>
          <TickList
            lines={features.slice(0, summaryFeatures).map((feature) => t(featureTexts[feature]))}
          />
          {more > 0 ? (
            <Quiet>
              <Trans>+ {more} more features</Trans>
            </Quiet>
          ) : null}
        </Stack>
      </TicketPart>
      <TicketPart>
        <Sum label={t`After 30 free days`} amount={formatRwf(plan[cycle], locale)} total />
        <Quiet>{cycle === 'monthly' ? t`Each month` : t`Each year`}</Quiet>
      </TicketPart>
    </Ticket>
  );
}

/** The chosen plan, and how to start it: with a coordinator, by phone or mail. */
export function SubscriptionPage() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const plan = carePlans.find(({ id }) => id === search.get('plan'));
  if (!plan || !isOffered('care-plans')) return <Navigate to={paths.pricing} replace />;
  const cycle = search.get('cycle') === 'yearly' ? 'yearly' : 'monthly';
  const subject = encodeURIComponent(`${t(planTexts[plan.id].name)}, ${cycle}`);
  return (
    <Page title={t`Start your plan`} lead={<Trans>Free for 30 days. Cancel anytime.</Trans>}>
      <PageBack to={paths.pricing} name={t`Pricing`} />
      <Split ratio="aside">
        <Stack fill gap="loose">
          <CycleSwitch
            cycle={cycle}
            onChange={(next) => setSearch({ plan: plan.id, cycle: next }, { replace: true })}
          />
          <p>
            <Trans>
              A coordinator starts your free days with you, by phone or mail. It takes ten minutes,
              and nothing is charged before the 30 days are over.
            </Trans>
          </p>
          <Row>
            <ButtonLink href={`tel:${supportContact.phone}`} icon={Phone}>
              <Trans>Call a coordinator</Trans>
            </ButtonLink>
            <ButtonLink
              href={`mailto:${supportContact.email}?subject=${subject}`}
              variant="second"
              icon={Mail}
            >
              <Trans>Write an e-mail</Trans>
            </ButtonLink>
          </Row>
          <Quiet>
            <Trans>
              See the <Link to={paths.terms}>terms</Link> and the{' '}
              <Link to={paths.privacy}>privacy policy</Link>.
            </Trans>
          </Quiet>
        </Stack>
        <PlanSummary plan={plan} cycle={cycle} />
      </Split>
    </Page>
  );
}
