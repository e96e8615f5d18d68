import { Quiet } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import type { Found } from '../../../kit/position/use-found-position.ts';

/** Why nobody sees where the device is. */
export function PlaceFailure({ found }: { found: Found & { readonly failed: boolean } }) {
  const { failed, failure, position } = found;
  if (failure === 'denied') {
    return (
      <Quiet>
        <Trans>This phone may not say where it is. Say on the phone where you are.</Trans>
      </Quiet>
    );
  }
  if (failed) {
    return (
      <Quiet role="status">
        <Trans>The place could not be sent. We try again.</Trans>
      </Quiet>
    );
  }
  if (position) return null;
  return (
    <Quiet>
      {failure === 'lost' ? (
        <Trans>This phone does not find where it is. It goes on looking.</Trans>
      ) : (
        <Trans>This phone is finding out where it is...</Trans>
      )}
    </Quiet>
  );
}
