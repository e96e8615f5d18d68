import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { SlowPart } from '../../lib/slow-part.tsx';

const OpenHelp = lazyPart(
  async () => (await import('../../features/volunteering/open-help.tsx')).OpenHelp,
);

/**
 * Help from volunteers, for people who may request it: elders, and who keeps an elder's bookings.
 */
export function HelpFromVolunteers({ elders }: { elders: readonly Elder[] }) {
  const mayAsk = elders.some(({ permissions }) => permissions.includes('bookings:manage'));
  if (!mayAsk) return null;
  return (
    <Suspense fallback={<SlowPart />}>
      <OpenHelp />
    </Suspense>
  );
}
