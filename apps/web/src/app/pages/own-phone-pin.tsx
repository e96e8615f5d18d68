import { ConfirmIdentity } from '../../features/accounts/own-data/confirm-identity.tsx';
import { PhonePin } from '../../features/channels/phone-pin.tsx';
import { useAccount } from '../../lib/session.ts';

/** The elder's own PIN for phones without apps, in the settings. */
export function OwnPhonePin() {
  const { id } = useAccount();
  return <PhonePin elderId={id} firstName={null} confirm={ConfirmIdentity} />;
}
