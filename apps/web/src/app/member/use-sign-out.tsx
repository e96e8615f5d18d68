import { signOut } from '@hafi/contract/accounts/accounts.contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLossQuestion } from '../../kit/use-loss-question.tsx';
import { call } from '../../lib/api.ts';
import { sayFailed } from '../../lib/failed-act.ts';
import { paths } from '../../lib/paths.ts';
import { knownAccountId, leaveSession } from '../../lib/session.ts';

/**
 * Ends the session in the browser and on the server, then opens the home page. A failure is shown at
 * the bottom of the page. What was begun and not sent would be lost: then `question`, which the
 * caller draws outside its menu, asks first.
 */
export function useSignOut(): { readonly leave: () => void; readonly question: ReactNode } {
  const navigate = useNavigate();
  const { orAsk, question } = useLossQuestion(<Trans>Log out and lose it</Trans>);
  const leave = async () => {
    await leaveSession({ to: paths.home }, () => call(signOut, { person: knownAccountId() }));
    await navigate(paths.home);
  };
  return {
    // Offline the cookie stays, so the person must hear that they are still signed in.
    leave: () => void orAsk(leave).catch(sayFailed),
    question,
  };
}
