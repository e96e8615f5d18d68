import { Loading } from '@hafi/ui/list-state/list-state';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';

const CheckIn = lazyPart(
  async () => (await import('../../features/checkins/check-in.tsx')).CheckIn,
);

/** The elder's own check-in. */
export function OwnCheckIn() {
  const { t } = useLingui();
  const elders = useElders();
  // Reserves its space, so that nothing below moves when it loads.
  const coming = <Loading label={t`Loading...`} rows={3} />;
  if (elders.isPending) return coming;
  return elders.data?.some(({ by }) => by === 'self') ? (
    <Suspense fallback={coming}>
      <CheckIn />
    </Suspense>
  ) : null;
}
