import { freeTrialDays } from '@hafi/contract/plans/plans';
import { isOffered } from '@hafi/contract/support/claims/claims';
import { Trans } from '@lingui/react/macro';

/** What it costs to begin: the free trial once plans can be bought, until then an account. */
export function FreeToStart() {
  return isOffered('care-plans') ? (
    <Trans>Free for {freeTrialDays} days. Free setup and training. Cancel anytime.</Trans>
  ) : (
    <Trans>An account is free. You see the price of a visit before you book.</Trans>
  );
}
