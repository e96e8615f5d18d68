import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { SecuritySettings } from '../features/accounts/settings/security-settings.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { PartLoading } from '../lib/part-loading.tsx';
import { useAccount } from '../lib/session.ts';

const OwnPhonePin = lazyPart(async () => (await import('./pages/own-phone-pin.tsx')).OwnPhonePin);

/** The security settings, for elders with the PIN of phones without apps. */
export function OwnSecurity() {
  const { t } = useLingui();
  const { roles } = useAccount();
  const phone = (
    <Suspense fallback={<PartLoading label={t`Loading...`} />}>
      <OwnPhonePin />
    </Suspense>
  );
  return <SecuritySettings phone={roles.includes('PATIENT') ? phone : null} />;
}
