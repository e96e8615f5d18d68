import { listPlaces } from '@hafi/contract/places/places.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, Suspense } from 'react';
import { preload } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { SignupForm } from '../features/accounts/sign-up/signup-form.tsx';
import { urlOf } from '../lib/api.ts';
import { early, lazyPart } from '../lib/lazy-part.tsx';
import { usePageTitle } from '../lib/page/page-title.ts';
import { paths } from '../lib/paths.ts';
import { SlowPart } from '../lib/slow-part.tsx';

/** Lazy: the place lists load after the form, with the query client. */
const PlacePicker = early(
  lazyPart(async () => (await import('../features/places/place-picker.tsx')).PlacePicker),
);
/** Preloads the lists that everybody needs, without waiting for their script. */
const firstLists = (['province', 'district'] as const).map((level) =>
  urlOf(listPlaces, { query: { level } }),
);

function Places(props: ComponentProps<typeof PlacePicker>) {
  const { t } = useLingui();
  return (
    <Suspense
      // Not `PartLoading`: for a chunk more this page has no room.
      fallback={
        <>
          <Loading label={t`Loading...`} rows={4} />
          <SlowPart />
        </>
      }
    >
      <PlacePicker {...props} />
    </Suspense>
  );
}

/** The sign-up page. */
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
