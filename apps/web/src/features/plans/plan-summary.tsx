import { isGated } from '@hafi/contract/plans/entitlements';
import {
  type BillingCycle,
  type carePlans,
  featuresOf,
  isFeatureOffered,
  summaryFeatures,
} from '@hafi/contract/plans/plans';
import { formatRwf } from '@hafi/i18n/numbers';
import { Heading } from '@hafi/ui/heading/heading';
import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Sum, Ticket, TicketPart } from '@hafi/ui/ticket/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import { featureTexts, planTexts } from '../../kit/plans/plan-texts.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { TickList } from './tick-list.tsx';

/** What is chosen: the plan, some of what it holds, and its price. */
export function PlanSummary({
  plan,
  cycle,
}: {
  plan: (typeof carePlans)[number];
  cycle: BillingCycle;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { name } = planTexts[plan.id];
  const offered = featuresOf(plan.id).filter(isFeatureOffered);
  const features = [...offered.filter(isGated), ...offered.filter((each) => !isGated(each))];
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
          <Quiet>
            <Trans>
              Everything about health, emergencies and messages is free without a plan too.
            </Trans>
          </Quiet>
        </Stack>
      </TicketPart>
      <TicketPart>
        <Sum
          label={cycle === 'monthly' ? t`Each month` : t`Each year`}
          amount={formatRwf(plan[cycle], locale)}
          total
        />
        <Quiet>
          <Trans>After 30 free days, which each elder has once.</Trans>
        </Quiet>
      </TicketPart>
    </Ticket>
  );
}
