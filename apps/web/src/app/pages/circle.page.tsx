import { CirclePage as Circle } from '../../features/circle/circle.page.tsx';
import { IdentityCheck } from '../../kit/identity-check.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** Loaded when somebody gives something weighty away. */
const ConfirmIdentity = lazyPart(
  async () =>
    (await import('../../features/accounts/own-data/confirm-identity.tsx')).ConfirmIdentity,
);

/** The circle, where who gives weighty permissions confirms first who they are. */
export function CirclePage() {
  return (
    <IdentityCheck confirm={ConfirmIdentity}>
      <Circle />
    </IdentityCheck>
  );
}
