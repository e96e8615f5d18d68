import { Lead, Quiet, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { NoWayToPay } from '../../../kit/payments/no-way-to-pay.tsx';
import { useCanPayHere } from '../../../kit/payments/payment-methods.ts';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { usePageBack } from '../../../lib/page/use-page-back.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { BadgeOffer } from './badge-offer.tsx';
import { useOwnBadges } from './badges.queries.ts';
import { OwnBadgeCard } from './own-badge-card.tsx';

function Badges() {
  const { t } = useLingui();
  const canPay = useCanPayHere();
  return (
    <QueryState query={useOwnBadges()} label={t`Loading...`} failed={t`Your badges did not arrive`}>
      {({ offers, own }) => (
        <Stack fill gap="section">
          {own.length > 0 ? (
            <Stack as="section" fill>
              <h2>
                <Trans>Your badges</Trans>
              </h2>
              {own.map((badge) => (
                <OwnBadgeCard key={badge.id} badge={badge} />
              ))}
            </Stack>
          ) : null}
          <Stack as="section" fill>
            <h2>
              <Trans>Choose a badge</Trans>
            </h2>
            <Quiet>
              <Trans>
                You pay for the review, not for its result. If it is refused, or we do not decide
                within 14 days, everything goes back. A badge is valid for a year and is never
                renewed by itself.
              </Trans>
            </Quiet>
            {canPay || offers.every(({ hindrance }) => hindrance) ? null : <NoWayToPay />}
            {offers.map((offer) => (
              <BadgeOffer key={offer.badge} offer={offer} canPay={canPay} />
            ))}
          </Stack>
        </Stack>
      )}
    </QueryState>
  );
}

/** The own verification badges: choose one, pay it, send papers, see how it stands. */
export function BadgesPage() {
  const { t } = useLingui();
  usePageTitle(t`Verification badges`);
  usePageBack('home');
  return (
    <Stack fill gap="section">
      <Stack gap="tight">
        <h1>
          <Trans>Verification badges</Trans>
        </h1>
        <Lead>
          <Trans>
            A coordinator compares your papers. The badge beside your name says what was checked,
            when, and until when.
          </Trans>
        </Lead>
      </Stack>
      <OutcomePlace>
        <Badges />
      </OutcomePlace>
    </Stack>
  );
}
