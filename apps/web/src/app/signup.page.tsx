import { Stack } from '@hafi/ui/layout/layout';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, Suspense } from 'react';
import { Link, useLocation } from 'react-router';
import { SignupForm } from '../features/accounts/signup-form.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from './paths.ts';

/** The lists of places come after the form, with what asks for them. */
const PlacePicker = lazyPart(
  async () => (await import('../features/places/place-picker.tsx')).PlacePicker,
  'places',
);

function Places(props: ComponentProps<typeof PlacePicker>) {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Loading label={t`Loading...`} rows={4} />}>
      <PlacePicker {...props} />
    </Suspense>
  );
}

/** Open an account. */
export function SignupPage() {
  const { t } = useLingui();
  usePageTitle(t`Open an account`);
  const { search } = useLocation();
  return (
    <Stack fill gap="loose">
      <h1>
        <Trans>Open an account</Trans>
      </h1>
      <p>
        <Trans>
          Already with us? <Link to={{ pathname: paths.login, search }}>Sign in</Link>
        </Trans>
      </p>
      <SignupForm places={Places} />
    </Stack>
  );
}
