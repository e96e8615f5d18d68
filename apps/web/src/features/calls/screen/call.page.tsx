import { getCall } from '@hafi/contract/calls/calls.contract';
import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useAccount } from '../../../lib/session.ts';
import { followCalls, ringsFor } from '../live/known-calls.ts';
import { useKnownCalls, useOwnCall } from '../live/use-calls.ts';
import { Ringing } from '../ring/ringing.tsx';
import { CallEnded } from './call-ended.tsx';
import { JoinAgain } from './join-again.tsx';
import { RunningCall } from './running-call.tsx';

followCalls();

/** A call that this tab is not in: it rings, goes on without this device, or has ended. */
function OtherCall({ id }: { id: string }) {
  const { t } = useLingui();
  const { id: me } = useAccount();
  const known = useKnownCalls().find((call) => call.id === id);
  const query = useAnswer(getCall, { params: { id } });
  return (
    <QueryState query={query} label={t`Loading the call`} failed={t`The call did not arrive`}>
      {(answered) => {
        const call = known && known.change >= answered.change ? known : answered;
        if (call.endedAt) return <CallEnded call={call} bytes={null} />;
        return ringsFor(call, me) ? <Ringing call={call} /> : <JoinAgain call={call} />;
      }}
    </QueryState>
  );
}

/** A call: while it goes on here, before and after. */
export function CallPage() {
  const { id = '' } = useParams();
  const own = useOwnCall();
  const isOwn = own?.call.id === id;
  if (isOwn && own.phase === 'in') return <RunningCall own={own} />;
  if (isOwn && own.call.endedAt) return <CallEnded call={own.call} bytes={own.bytes} />;
  return (
    <OutcomePlace>
      <OtherCall id={id} />
    </OutcomePlace>
  );
}
