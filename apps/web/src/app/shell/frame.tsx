import { Outlet } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { PageLoading } from '../page-loading.tsx';
import { MemberShell } from './member-shell.tsx';
import { PublicShell } from './public-shell.tsx';

/** The sidebar for members, the public head and foot for visitors. */
export function Frame() {
  const { status, account } = useSession();
  if (status === 'loading') return <PageLoading />;
  if (!account) return <PublicShell padded />;
  return (
    <MemberShell account={account}>
      <Outlet />
    </MemberShell>
  );
}
