import type { OwnBadge } from '@hafi/contract/badges/badge.schemas';
import { listOwnBadges } from '@hafi/contract/badges/badges.contract';
import { formatRwf } from '@hafi/i18n/numbers';
import { ButtonLink } from '@hafi/ui/button/button';
import { Split, Stack } from '@hafi/ui/layout/layout';
import { Sum, Ticket, TicketPart } from '@hafi/ui/ticket/ticket';
import { Trans, useLingui } from '@lingui/react/macro';
import { FileCheck } from 'lucide-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { badgeNames } from '../../kit/badges/badge-words.ts';
import { PageBack } from '../../lib/page/page-back.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { Pay } from './pay.tsx';
import type { PaymentSubject } from './payment-subject.ts';

/** The states of a badge that nobody waits for any more. */
const over: readonly OwnBadge['state'][] = ['refused', 'withdrawn', 'lapsed', 'ended', 'refunded'];

/** A badge, as the payment screens speak of it. */
const subjectOf = ({ id, state }: OwnBadge): PaymentSubject => ({
  purpose: { kind: 'badge', id },
  paid: <Trans>Payment successful! Now send your papers.</Trans>,
  isOver: over.includes(state),
  kept: over.includes(state) ? (
    <Trans>Nothing is to be paid for it any more.</Trans>
  ) : (
    <Trans>The badge is still chosen: you can pay it later.</Trans>
  ),
  next: (
    <ButtonLink as={Link} to={paths.badges} icon={FileCheck}>
      <Trans>Add your papers</Trans>
    </ButtonLink>
  ),
});

function BadgeTicket({ badge }: { badge: OwnBadge }) {
  const { t } = useLingui();
  const locale = useLocale();
  const name = t(badgeNames[badge.badge]);
  return (
    <Ticket aria-label={t`Your badge`}>
      <TicketPart>
        <Sum label={t`Badge: ${name}`} amount={formatRwf(badge.amount, locale)} />
        <Sum total label={t`Total for a year`} amount={formatRwf(badge.amount, locale)} />
        <p>
          <Trans>If the review is refused, everything goes back.</Trans>
        </p>
      </TicketPart>
    </Ticket>
  );
}

/** Pays the badge named in the URL. */
export function BadgePaymentPage() {
  const { t } = useLingui();
  const id = useSearchParams()[0].get('badge');
  const query = useAnswer(listOwnBadges, {});
  usePageTitle(t`Payment`);
  return (
    <Stack fill gap="loose">
      <PageBack to={paths.badges} name={t`Verification badges`} />
      <h1>
        <Trans>Payment</Trans>
      </h1>
      <QueryState query={query} label={t`Loading...`} failed={t`Your badges did not arrive`}>
        {({ own }) => {
          const badge = own.find((each) => each.id === id);
          if (!badge) return <Navigate to={paths.badges} replace />;
          return (
            <Split ratio="aside">
              <Pay
                subject={subjectOf(badge)}
                underWay={badge.can.pay ? null : badge.paymentId}
                canPay={badge.can.pay}
                isBeingPaid={false}
                elsewhere={
                  <ButtonLink as={Link} to={paths.badges}>
                    <Trans>Your badges</Trans>
                  </ButtonLink>
                }
                onInProgress={() => void query.refetch()}
              />
              <BadgeTicket badge={badge} />
            </Split>
          );
        }}
      </QueryState>
    </Stack>
  );
}
