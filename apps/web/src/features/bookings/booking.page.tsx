import { Loading } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';

/** The wizard asks for data at once; the frame around it can be used before. */
const BookingWizard = lazyPart(async () => (await import('./booking-wizard.tsx')).BookingWizard);

/** Books an appointment in four steps. */
export function BookingPage() {
  const { t } = useLingui();
  return (
    <Suspense fallback={<Loading label={t`Book an Appointment`} rows={5} />}>
      <BookingWizard />
    </Suspense>
  );
}
