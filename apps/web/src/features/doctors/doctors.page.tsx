import { listDoctors } from '@hafi/contract/doctors/doctors.contract';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { preload } from 'react-dom';
import type { NearHome } from '../../kit/doctors/near-home.ts';
import { urlOf } from '../../lib/api.ts';
import { early, lazyPart } from '../../lib/lazy-part.tsx';
import { usePageHead } from '../../lib/page/page-head.ts';
import { WithoutScript } from '../../lib/page/without-script.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { useSession } from '../../lib/session.ts';
import { DirectoryFilters } from './directory-filters.tsx';
import { useDirectorySearch } from './use-directory-search.ts';

/** Lazy: parts that need data load after the page is usable. */
const DirectoryResults = early(
  lazyPart(async () => (await import('./directory-results.tsx')).DirectoryResults),
);

/** Lazy, because only somebody signed in has a home from which doctors are near. */
const FindHome = lazyPart(async () => (await import('../../kit/doctors/find-home.tsx')).FindHome);

const nowhere: NearHome = {};

/** The directory of doctors. */
export function DoctorsPage() {
  const { t } = useLingui();
  usePageHead({
    title: t`HCP: doctors and healthcare providers`,
    description: t`Find a verified doctor in all 30 districts of Rwanda by name, specialty or place, see free days and prices, and book a visit.`,
  });
  const { status } = useSession();
  const [found, setFound] = useState<NearHome | null>(null);
  // A visitor has none; nobody else's list is asked for before it is known, since it would change.
  const home = status === 'signed-out' ? nowhere : found;
  const { query, change, clear } = useDirectorySearch(home?.code);
  if (home) {
    // Preloads the list's data without waiting for its script.
    preload(urlOf(listDoctors, { query }), { as: 'fetch', crossOrigin: 'anonymous' });
  }
  const loading = <PartLoading label={t`Looking for doctors`} rows={5} />;
  return (
    <Stack fill gap="loose">
      <Stack gap="tight">
        <h1>
          <Trans>HCP</Trans>
        </h1>
        <Lead>
          <Trans>Doctors and healthcare providers in all 30 districts.</Trans>
        </Lead>
      </Stack>
      <DirectoryFilters query={query} home={home ?? nowhere} onChange={change} />
      <WithoutScript name="doctors" />
      <Suspense fallback={loading}>
        {status === 'signed-in' ? <FindHome onFound={setFound} /> : null}
        {home ? <DirectoryResults query={query} onClear={clear} /> : loading}
      </Suspense>
    </Stack>
  );
}
