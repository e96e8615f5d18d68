import { listDoctors } from '@hafi/contract/doctors/doctors.contract';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { preload } from 'react-dom';
import { urlOf } from '../../lib/api.ts';
import { early, lazyPart } from '../../lib/lazy-part.tsx';
import { usePageHead } from '../../lib/page/page-head.ts';
import { WithoutScript } from '../../lib/page/without-script.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { useDirectorySearch } from './use-directory-search.ts';

/** Lazy: parts that need data load after the page is usable. */
const DirectoryResults = early(
  lazyPart(async () => (await import('./directory-results.tsx')).DirectoryResults),
);

/** The directory of doctors. */
export function DoctorsPage() {
  const { t } = useLingui();
  usePageHead({
    title: t`HCP: doctors and healthcare providers`,
    description: t`Find a verified doctor in all 30 districts of Rwanda by name, specialty or place, see free days and prices, and book a visit.`,
  });
  const { query, change, clear } = useDirectorySearch();
  // Preloads the list's data without waiting for its script.
  preload(urlOf(listDoctors, { query }), { as: 'fetch', crossOrigin: 'anonymous' });
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
      <DirectoryFilters query={query} onChange={change} />
      <WithoutScript name="doctors" />
      <Suspense fallback={<PartLoading label={t`Looking for doctors`} rows={5} />}>
        <DirectoryResults query={query} onClear={clear} />
      </Suspense>
    </Stack>
  );
}
