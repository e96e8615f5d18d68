import { listPlaces } from '@hafi/contract/places/places.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, Suspense } from 'react';
import { preload } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { SignupForm } from '../features/accounts/sign-up/signup-form.tsx';
import { urlOf } from '../lib/api.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { usePageTitle } from '../lib/page/page-title.ts';
import { paths } from '../lib/paths.ts';

/** The lists of places come after the form, with what asks for them. */
const PlacePicker = lazyPart(
  async () => (await import('../features/places/place-picker.tsx')).PlacePicker,
);
// On its way while React takes the page over. Where it fails, the form says so once it is drawn.
PlacePicker.preload().catch(() => undefined);
/** The lists that everybody needs: their script comes later, they need not wait for it. */
const firstLists = (['province', 'district'] as const).map((level) =>
  urlOf(listPlaces, { query: { level } }),
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
  for (const list of firstLists) preload(list, { as: 'fetch', crossOrigin: 'anonymous' });
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
