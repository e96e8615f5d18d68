import { signOut } from '@hafi/contract/accounts/accounts.contract';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { sayFailed } from '../../lib/failed-act.ts';
import { paths } from '../../lib/paths.ts';
import { knownAccountId, leaveSession } from '../../lib/session.ts';

/**
 * Ends the session in the browser and on the server, then opens the home page. A failure is shown at
 * the bottom of the page.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await leaveSession({ to: paths.home }, () => call(signOut, { person: knownAccountId() }));
    } catch (error) {
      // Offline the cookie stays, so the person must hear that they are still signed in.
      sayFailed(error);
      return;
    }
    await navigate(paths.home);
  };
}
