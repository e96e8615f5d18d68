import type { SocialProvider } from '@hafi/contract/accounts/social.contract';
import { ButtonLink } from '@hafi/ui/button/button';
import { Stack } from '@hafi/ui/layout/layout';
import { Stitch } from '@hafi/ui/stitch/stitch';
import { Trans } from '@lingui/react/macro';
import { KeyRound, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { useNext } from '../sign-in/use-finish-sign-in.ts';
import { rememberNext } from './exchange-code.ts';
import { useSocialProviders } from './use-social-providers.ts';

const names: Record<SocialProvider, ReactNode> = {
  google: <Trans>Sign in with Google</Trans>,
  instagram: <Trans>Sign in with Instagram</Trans>,
};

/** Sign-in by phone, by PIN on a shared phone, and by the configured providers. */
export function OtherSignIns() {
  const providers = useSocialProviders();
  const { search } = useLocation();
  const next = useNext();
  return (
    <Stack fill>
      <Stitch />
      <ButtonLink
        as={Link}
        to={{ pathname: paths.phoneLogin, search }}
        variant="second"
        icon={Smartphone}
        wide
      >
        <Trans>Sign in with your phone</Trans>
      </ButtonLink>
      <ButtonLink as={Link} to={paths.switchPerson} variant="second" icon={KeyRound} wide>
        <Trans>With a PIN on this phone</Trans>
      </ButtonLink>
      {providers.map((name) => (
        <ButtonLink
          key={name}
          href={paths.socialSignIn(name)}
          variant="second"
          wide
          onClick={() => rememberNext(next)}
        >
          {names[name]}
        </ButtonLink>
      ))}
    </Stack>
  );
}
