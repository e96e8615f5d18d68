import { Loading } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';

const CheckIn = lazyPart(
  async () => (await import('../../features/checkins/check-in.tsx')).CheckIn,
);

/** The elder's own check-in. */
export function OwnCheckIn() {
  const { t } = useLingui();
  // Reserves its space, so that nothing below moves when it loads.
  return (
    <Suspense fallback={<Loading label={t`Loading...`} rows={3} />}>
      <CheckIn />
    </Suspense>
  );
}
