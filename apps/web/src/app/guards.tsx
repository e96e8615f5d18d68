import { useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { dashboardOf, homeOf, loginThen, paths, safeNext } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';

/** Admits signed-in people; others sign in first and return. */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PageLoading />;
  if (session.status === 'signed-in') return <Outlet />;
  // A person who has just signed out goes to the farewell page; a later visitor is asked to sign
  // in.
  if (session.farewell) return <Navigate replace {...session.farewell} />;
  // The session could not be checked, which is no reason for the sign-in page.
  if (session.unasked) return <PageError unreachable />;
  return <Navigate to={loginThen(pathname + search)} replace />;
}

/**
 * Admits people who were signed out on arrival; others go to the page they wanted, or to their
 * dashboard. The page itself handles a sign-in that happens meanwhile.
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

/** Admits one role; everybody else goes to their own dashboard. */
export function RoleOnly({ is }: { is: string }) {
  const { account } = useSession();
  const roles = account?.roles ?? [];
  if (!roles.some((each) => each === is)) {
    const own = dashboardOf(roles);
    return <Navigate to={is === 'ADMIN' ? paths.dashboard : own} replace />;
  }
  return <Outlet />;
}

/** An address that there is not: the home page, or the own home of who works here. */
export function UnknownAddress() {
  const { status, account } = useSession();
  if (status === 'loading') return <PageLoading />;
  const own = account ? homeOf(account.roles) : paths.landing;
  return <Navigate to={own === paths.landing ? paths.home : own} replace />;
}

/** `/dashboard` is the patient's; other roles are redirected to theirs. */
export function OwnDashboard() {
  const { account } = useSession();
  const own = dashboardOf(account?.roles ?? []);
  return own === paths.dashboard ? <Outlet /> : <Navigate to={own} replace />;
}
