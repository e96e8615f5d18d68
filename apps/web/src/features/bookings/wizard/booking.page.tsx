import { listDoctors } from '@hafi/contract/doctors/doctors.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { preload } from 'react-dom';
import { urlOf } from '../../../lib/api.ts';
import { early, lazyPart } from '../../../lib/lazy-part.tsx';
import { PartLoading } from '../../../lib/part-loading.tsx';
import { useSearch } from '../../../lib/search.ts';
import { useSession } from '../../../lib/session.ts';
import { firstDoctors } from './first-doctors.ts';

/** Lazy, because the wizard needs data at once while the frame around it can be used before. */
const BookingWizard = early(
  lazyPart(async () => (await import('./booking-wizard.tsx')).BookingWizard),
);

/** Books an appointment in four steps. */
export function BookingPage() {
  const { t } = useLingui();
  const [search] = useSearch();
  const { status } = useSession();
  // Preloads a visitor's first doctors without waiting for the wizard's script; those of somebody
  // signed in depend on whom they book for.
  if (search.toString() === '' && status === 'signed-out') {
    preload(urlOf(listDoctors, { query: firstDoctors }), { as: 'fetch', crossOrigin: 'anonymous' });
  }
  return (
    <Stack fill gap="tight">
      <h1>
        <Trans>Book an Appointment</Trans>
      </h1>
      <Suspense fallback={<PartLoading label={t`Book an Appointment`} rows={5} />}>
        <BookingWizard />
      </Suspense>
    </Stack>
  );
}
