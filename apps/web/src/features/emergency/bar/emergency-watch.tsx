import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useEmergencies } from '../../../kit/emergency/emergencies.queries.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { stateOf } from '../../../lib/query/known.ts';

const EmergencyBar = lazyPart(async () => (await import('./emergency-bar.tsx')).EmergencyBar);

/** Watches for emergencies that concern the reader; what it shows loads only when there is one. */
export function EmergencyWatch() {
  const state = stateOf(useEmergencies());
  const { pathname } = useLocation();
  const lines = state.is === 'answered' ? state.data : [];
  const others = lines.filter(({ id }) => !pathname.startsWith(`/emergency/${id}`));
  if (others.length === 0) return null;
  return (
    <Suspense>
      <EmergencyBar lines={others} />
    </Suspense>
  );
}
