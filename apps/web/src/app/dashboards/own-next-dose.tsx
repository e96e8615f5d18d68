import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { SlowPart } from '../../lib/slow-part.tsx';

const NextDose = lazyPart(
  async () => (await import('../../features/medications/next-dose.tsx')).NextDose,
);

/** The elder's own next dose, if they take medicines. */
export function OwnNextDose({ elder }: { elder: Elder }) {
  return (
    <Suspense fallback={<SlowPart />}>
      <NextDose elder={elder} />
    </Suspense>
  );
}
