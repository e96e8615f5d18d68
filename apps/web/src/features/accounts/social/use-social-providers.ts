import { listSocialProviders, type SocialProvider } from '@hafi/contract/accounts/social.contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';

/**
 * The configured social sign-ins; empty until known. Does without the query client, which the
 * sign-in page does not load.
 */
export function useSocialProviders(): readonly SocialProvider[] {
  const [providers, setProviders] = useState<readonly SocialProvider[]>([]);
  useEffect(() => {
    let left = false;
    call(listSocialProviders, {}).then(
      ({ data }) => left || setProviders(data),
      // Offline the other ways remain; the next load asks again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return providers;
}
