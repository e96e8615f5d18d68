import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';

const CheckIn = lazyPart(
  async () => (await import('../../features/checkins/check-in.tsx')).CheckIn,
);

/** The elder's own check-in. */
export function OwnCheckIn() {
  const { t } = useLingui();
  // Reserves its space, so that nothing below moves when it loads.
  return (
    <Suspense fallback={<PartLoading label={t`Loading...`} rows={3} />}>
      <CheckIn />
    </Suspense>
  );
}
