import type { ElderPlan, PlanInvoice, PlanPart } from '@hafi/contract/plans/subscription.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Facts } from '@hafi/ui/facts/facts';
import { Row, Split, Stack } from '@hafi/ui/layout/layout';
import { Sum, Ticket, TicketPart } from '@hafi/ui/ticket/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useSearchParams } from 'react-router';
import { Pay } from '../../../features/payments/pay.tsx';
import { planTexts } from '../../../kit/plans/plan-texts.ts';
import { PageBack } from '../../../lib/page/page-back.tsx';
import { dashboardOf, paths, safeNext, thenTo } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';

/** Pays a part of a care plan. */
export function PayPart(props: {
  elder: ElderPlan['elder'];
  invoice: PlanInvoice;
  part: PlanPart;
  onInProgress: () => void;
}) {
  const { elder, invoice, part, onInProgress } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const { roles } = useAccount();
  const [search] = useSearchParams();
  const next = search.get('next');
  const page = thenTo(paths.plan(elder.id), next);
  const day = (date: string) => formatDate(date, locale, { style: 'full' });
  const toPlan = (
    <ButtonLink as={Link} to={page} variant="second">
      <Trans>Open the care plan</Trans>
    </ButtonLink>
  );
  return (
    <Stack fill gap="loose">
      <PageBack to={page} name={t`Care plan`} />
      <Split ratio="aside">
        <Pay
          subject={{
            purpose: { kind: 'plan', id: part.id },
            paid: <Trans>Subscription successful!</Trans>,
            isOver: part.state === 'void',
            kept:
              part.state === 'void' ? (
                <Trans>Nothing is to be paid for it any more.</Trans>
              ) : (
                <Trans>The plan stands as before.</Trans>
              ),
            next: (
              <Row>
                {next ? (
                  <ButtonLink as={Link} to={safeNext(next)}>
                    <Trans>Go on where you were</Trans>
                  </ButtonLink>
                ) : (
                  <ButtonLink as={Link} to={dashboardOf(roles)}>
                    <Trans>Go to your dashboard</Trans>
                  </ButtonLink>
                )}
                {toPlan}
              </Row>
            ),
          }}
          underWay={part.can.pay ? null : part.paymentId}
          canPay={part.can.pay}
          isBeingPaid={part.state === 'pending'}
          elsewhere={toPlan}
          onInProgress={onInProgress}
        />
        <Ticket aria-label={t`What is paid`}>
          <TicketPart>
            <Facts
              narrow
              facts={[
                { term: t`Care plan`, value: t(planTexts[invoice.plan].name) },
                { term: t`For`, value: elder.name },
                { term: t`From`, value: day(invoice.startsOn) },
                { term: t`Up to`, value: day(invoice.endsOn) },
              ]}
            />
          </TicketPart>
          <TicketPart>
            <Sum total label={t`Total`} amount={formatRwf(part.amount, locale)} />
          </TicketPart>
        </Ticket>
      </Split>
    </Stack>
  );
}
