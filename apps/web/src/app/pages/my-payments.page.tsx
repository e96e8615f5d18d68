import { MyPayments } from '../../features/payments/my-payments.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** Loaded when a doctor changes where Hafi pays. */
const ConfirmIdentity = lazyPart(
  async () =>
    (await import('../../features/accounts/own-data/confirm-identity.tsx')).ConfirmIdentity,
);

/** What the reader has paid, and for a doctor what Hafi has paid, and where to. */
export function MyPaymentsPage() {
  return <MyPayments confirm={ConfirmIdentity} />;
}
