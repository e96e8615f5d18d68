import { signOut } from '@hafi/contract/accounts/accounts.contract';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { leaveSession } from '../../lib/session.ts';

/** Ends the session in the browser and on the server, then opens the home page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Offline the cookie stays, so the person must see that they are still signed in.
    await leaveSession({ to: paths.home }, () => call(signOut, {}));
    await navigate(paths.home);
  };
}
