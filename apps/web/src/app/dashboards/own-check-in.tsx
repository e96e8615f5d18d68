import { Suspense } from 'react';
import { useElders } from '../../features/circle/circle.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';

const CheckIn = lazyPart(
  async () => (await import('../../features/checkins/check-in.tsx')).CheckIn,
  'checkins',
);

/** The elder's own "I am well". */
export function OwnCheckIn() {
  const own = useElders().data?.some(({ by }) => by === 'self');
  return own ? (
    <Suspense fallback={null}>
      <CheckIn />
    </Suspense>
  ) : null;
}
