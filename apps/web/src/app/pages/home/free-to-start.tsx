import { Trans } from '@lingui/react/macro';

/** What it costs to begin: an account is free, whether a plan follows or not. */
export function FreeToStart() {
  return <Trans>An account is free. You see the price of a visit before you book.</Trans>;
}
