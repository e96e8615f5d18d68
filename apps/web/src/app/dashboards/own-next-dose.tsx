import { Suspense } from 'react';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';

const NextDose = lazyPart(
  async () => (await import('../../features/medications/next-dose.tsx')).NextDose,
);

/** The elder's own next dose, if they take medicines. */
export function OwnNextDose() {
  const own = useElders().data?.find(({ by }) => by === 'self');
  if (!own) return null;
  return (
    <Suspense fallback={null}>
      <NextDose elder={own} />
    </Suspense>
  );
}
