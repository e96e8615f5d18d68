import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useEmergencies } from '../../../kit/emergency/emergencies.queries.ts';
import { lazyPart } from '../../../lib/lazy-part.tsx';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { isCallMarked } from './call-mark.ts';

const EmergencyBar = lazyPart(async () => (await import('./emergency-bar.tsx')).EmergencyBar);
// With the button itself: whoever pressed it has it on the device, also without network.
const CallPart = lazyPart(async () => (await import('../call/call-part.tsx')).CallPart);

/** The own call that rests on this device; on the page of the button its screen stands itself. */
function UnsentCall() {
  const { pathname } = useLocation();
  const [arrived, setArrived] = useState(false);
  const isMarked = pathname !== paths.emergency && isCallMarked();
  useEffect(() => {
    if (!isMarked) return;
    CallPart.need().then(
      () => setArrived(true),
      // Not on the device: it still goes out by itself.
      () => undefined,
    );
  }, [isMarked]);
  if (!isMarked || !arrived) return null;
  return (
    <Suspense>
      <CallPart bar />
    </Suspense>
  );
}

/** The emergencies that were opened since the app was: whoever reads one has heard its alarm. */
const opened = new Set<string>();

/** Watches for emergencies that concern the reader; what it shows loads only when there is one. */
export function EmergencyWatch() {
  const state = statusOf(useEmergencies());
  const { pathname } = useLocation();
  const lines = state.status === 'answered' ? state.data : [];
  const isOpen = ({ id }: EmergencyLine) => pathname.startsWith(`/emergency/${id}`);
  const open = lines.find(isOpen)?.id;
  useEffect(() => {
    if (open) opened.add(open);
  }, [open]);
  const others = lines.filter((line) => !isOpen(line));
  return (
    <>
      <UnsentCall />
      {others.length > 0 ? (
        <Suspense>
          <EmergencyBar lines={others} answered={opened} />
        </Suspense>
      ) : null}
    </>
  );
}
