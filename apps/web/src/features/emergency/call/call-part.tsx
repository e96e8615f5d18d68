import { createPortal } from 'react-dom';
import { useSession } from '../../../lib/session.ts';
import { UnsentCallBar } from '../bar/unsent-call-bar.tsx';
import { CallSection } from './call-section.tsx';
import { CountdownScreen } from './countdown-screen.tsx';
import { MedicalCards } from './medical-cards.tsx';
import { setOwnCall, useOwnCall } from './own-call.ts';

/**
 * The button that calls for help; of who was signed out in the middle only the call that goes on. As a
 * `bar` only that a call rests on this device: in one part, so that whoever pressed has both.
 */
export function CallPart(props: { bar?: boolean; below?: Element | null }) {
  const { bar = false, below = null } = props;
  const { account } = useSession();
  const call = useOwnCall();
  if (bar) return account ? <UnsentCallBar /> : null;
  if (account) {
    return (
      <>
        <CallSection below={below} />
        {below ? createPortal(<MedicalCards />, below) : null}
      </>
    );
  }
  return call ? <CountdownScreen call={call} onClose={() => setOwnCall(null)} /> : null;
}
