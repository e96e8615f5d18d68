import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { SignupForm } from '../features/accounts/signup-form.tsx';
import { PlacePicker } from '../features/places/place-picker.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from './paths.ts';

/** Open an account. */
export function SignupPage() {
  const { t } = useLingui();
  usePageTitle(t`Open an account`);
  return (
    <Stack fill gap="loose">
      <h1>
        <Trans>Open an account</Trans>
      </h1>
      <p>
        <Trans>
          Already with us? <Link to={paths.login}>Sign in</Link>
        </Trans>
      </p>
      <SignupForm places={PlacePicker} />
    </Stack>
  );
}
