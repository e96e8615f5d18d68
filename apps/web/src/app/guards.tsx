import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from '../lib/session.ts';
import { PageLoading } from './page-loading.tsx';
import { dashboardOf, loginThen, paths } from './paths.ts';

/** Lets signed-in people through; others sign in first and come back. */
export function SignedInOnly() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <PageLoading />;
  if (status === 'signed-out') return <Navigate to={loginThen(pathname + search)} replace />;
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
