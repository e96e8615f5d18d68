import { listDoctors } from '@hafi/contract/doctors/doctors.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Loading } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { preload } from 'react-dom';
import { urlOf } from '../../../lib/api.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { useSearch } from '../../../lib/search.ts';
import { firstDoctors } from './first-doctors.ts';

/** The wizard asks for data at once; the frame around it can be used before. */
const BookingWizard = lazyPart(async () => (await import('./booking-wizard.tsx')).BookingWizard);
// On its way while React takes the page over. Where it fails, the page says so once it is drawn.
BookingWizard.preload().catch(() => undefined);

/** Books an appointment in four steps. */
export function BookingPage() {
  const { t } = useLingui();
  const [search] = useSearch();
  // The wizard's own script comes later: the doctors of its first step need not wait for that.
  if (search.size === 0) {
    preload(urlOf(listDoctors, { query: firstDoctors }), { as: 'fetch', crossOrigin: 'anonymous' });
  }
  return (
    <Stack fill gap="tight">
      <h1>
        <Trans>Book an Appointment</Trans>
      </h1>
      <Suspense fallback={<Loading label={t`Book an Appointment`} rows={5} />}>
        <BookingWizard />
      </Suspense>
    </Stack>
  );
}
