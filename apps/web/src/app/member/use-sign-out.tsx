import { signOut } from '@hafi/contract/accounts/accounts.contract';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { sayFailed } from '../../lib/failed-act.ts';
import { type Lost, lostAtSignOut } from '../../lib/lost-at-sign-out.ts';
import { paths } from '../../lib/paths.ts';
import { knownAccountId, leaveSession } from '../../lib/session.ts';
import { LossQuestion } from './loss-question.tsx';

/**
 * Ends the session in the browser and on the server, then opens the home page. A failure is shown at
 * the bottom of the page. What was begun and not sent would be lost: then `question`, which the
 * caller draws outside its menu, asks first.
 */
export function useSignOut(): { readonly leave: () => void; readonly question: ReactNode } {
  const navigate = useNavigate();
  const [lost, setLost] = useState<Lost | null>(null);
  const leave = async () => {
    await leaveSession({ to: paths.home }, () => call(signOut, { person: knownAccountId() }));
    await navigate(paths.home);
  };
  return {
    leave: () => {
      const loses = lostAtSignOut(knownAccountId() ?? '');
      if (loses) setLost(loses);
      // Offline the cookie stays, so the person must hear that they are still signed in.
      else leave().catch(sayFailed);
    },
    question: lost ? (
      <LossQuestion lost={lost} onStay={() => setLost(null)} onLeave={leave} />
    ) : null,
  };
}
