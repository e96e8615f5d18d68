import type { Call } from '@hafi/contract/calls/call.schemas';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { onForget, useAccount } from '../../lib/session.ts';
import { CallBar } from './bar/call-bar.tsx';
import { ReturnToCall } from './bar/return-to-call.tsx';
import { followCalls, forgetCalls, noteCall, ringsFor } from './live/known-calls.ts';
import { closeCall } from './live/take-part.ts';
import { useKnownCalls, useOwnCall } from './live/use-calls.ts';
import { Ringing } from './ring/ringing.tsx';

followCalls();
// Whoever signs out leaves the call, and takes what rang along.
onForget(() => {
  closeCall();
  forgetCalls();
});

/** What rings for the reader, and the call that goes on behind another page. */
export function CallPart({ rung }: { rung: readonly Call[] }) {
  const { id: me } = useAccount();
  const { pathname } = useLocation();
  useEffect(() => {
    for (const call of rung) noteCall(call);
  }, [rung]);
  const ringing = useKnownCalls().filter((call) => ringsFor(call, me));
  const own = useOwnCall();
  const isOpen = (id: string) => pathname === paths.call(id);
  const next = ringing.find(({ id }) => !isOpen(id));
  const isBehind = own?.phase === 'in' && !isOpen(own.call.id);
  return (
    <>
      {isBehind ? <CallBar own={own} /> : null}
      <ReturnToCall />
      {next ? <Ringing key={next.id} call={next} /> : null}
    </>
  );
}
