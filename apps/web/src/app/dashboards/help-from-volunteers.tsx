import { Suspense } from 'react';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';

const OpenHelp = lazyPart(
  async () => (await import('../../features/volunteering/open-help.tsx')).OpenHelp,
);

/**
 * Help from volunteers, for people who may request it: elders, and who keeps an elder's bookings.
 */
export function HelpFromVolunteers() {
  const mayAsk = useElders().data?.some(({ permissions }) =>
    permissions.includes('bookings:manage'),
  );
  if (!mayAsk) return null;
  return (
    <Suspense fallback={null}>
      <OpenHelp />
    </Suspense>
  );
}
