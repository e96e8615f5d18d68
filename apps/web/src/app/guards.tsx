import { useRef, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useOnline } from '../lib/online.ts';
import { dashboardOf, loginThen, paths, safeNext } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';

/** Lets signed-in people through; others sign in first and come back. */
export function SignedInOnly() {
  const { status, farewell } = useSession();
  const online = useOnline();
  const unknown = useRef(false);
  const { pathname, search } = useLocation();
  if (status === 'loading') return <PageLoading />;
  // Who has just signed out goes on to where that leads; who comes later signs in.
  if (farewell) return <Navigate replace {...farewell} />;
  if (status === 'signed-out' && !online) unknown.current = true;
  // Nobody could be asked who is signed in: that is no reason to send them to the sign-in page.
  if (status === 'signed-out' && unknown.current) return <PageError />;
  if (status === 'signed-out') return <Navigate to={loginThen(pathname + search)} replace />;
  return <Outlet />;
}

/**
 * Lets those through who were signed out when they came; others have nothing to do here and go to
 * where they wanted to be, or to their dashboard. Signing in meanwhile is the page's own matter.
 */
export function SignedOutOnly() {
  const { status, account } = useSession();
  const [arrived, setArrived] = useState<'signed-in' | 'signed-out' | null>(null);
  const next = new URLSearchParams(useLocation().search).get('next');
  if (arrived === null && status !== 'loading') setArrived(status);
  if (status === 'loading') return <PageLoading />;
  if (arrived === 'signed-in' && account) {
    return <Navigate to={next ? safeNext(next) : dashboardOf(account.roles)} replace />;
  }
  return <Outlet />;
}

/** Lets one role through; everybody else goes to their own dashboard. */
export function RoleOnly({ is }: { is: string }) {
  const { account } = useSession();
  const roles = account?.roles ?? [];
  if (!roles.some((each) => each === is)) {
    const own = dashboardOf(roles);
    return <Navigate to={is === 'ADMIN' ? paths.dashboard : own} replace />;
  }
  return <Outlet />;
}

/** `/dashboard` is the patient's; other roles have their own. */
export function OwnDashboard() {
  const { account } = useSession();
  const own = dashboardOf(account?.roles ?? []);
  return own === paths.dashboard ? <Outlet /> : <Navigate to={own} replace />;
}
