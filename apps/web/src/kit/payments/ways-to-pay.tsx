import { Trans } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { WithoutScript } from '../../lib/page/without-script.tsx';

// Lazy: public pages have no query client before they are used.
const KnownWays = lazyPart(async () => (await import('./known-ways.tsx')).KnownWays);
const Payable = lazyPart(async () => (await import('./known-ways.tsx')).Payable);

/** By which ways money is paid here, on a public page: only those that are set up. */
export function WaysToPay() {
  const unknown = <Trans>Before you pay you see each way to pay that works here.</Trans>;
  return (
    <>
      <Suspense fallback={unknown}>
        <KnownWays unknown={unknown} />
      </Suspense>{' '}
      <WithoutScript name="payment-methods" />
    </>
  );
}

/** Draws what leads to a payment, on a public page: not where it is known that nothing can be paid here. */
export function IfPayable({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Payable>{children}</Payable>
    </Suspense>
  );
}
