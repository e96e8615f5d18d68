import { listSocialProviders, type SocialProvider } from '@hafi/contract/accounts/social.contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api.ts';

/**
 * The social sign-ins that the operator has set up; none until they are known. Without the client of
 * queries, which nothing else on the sign-in page needs.
 */
export function useSocialProviders(): readonly SocialProvider[] {
  const [providers, setProviders] = useState<readonly SocialProvider[]>([]);
  useEffect(() => {
    let left = false;
    call(listSocialProviders, {}).then(
      ({ data }) => left || setProviders(data),
      // Without network there are the other ways; the next visit asks again.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return providers;
}
