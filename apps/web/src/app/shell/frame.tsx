import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { type Session, useSession } from '../../lib/session.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { PageLoading } from '../page-loading.tsx';
import { PublicShell } from './public-shell.tsx';

const MemberShell = lazyPart(async () => (await import('../member/member-shell.tsx')).MemberShell);

const SheetFrame = lazyPart(async () => (await import('./sheet-frame.tsx')).SheetFrame);

/** Loads the frame of a session before it is first rendered. */
export async function preloadFrame({ account }: Session): Promise<void> {
  if (account) await MemberShell.preload();
}

/**
 * The sidebar for members, public header and footer for visitors. A `bare` one leaves members all of
 * the screen.
 */
export function Frame({ bare = false }: { bare?: boolean }) {
  const { status, account } = useSession();
  if (status === 'loading') return <PageLoading />;
  if (!account) return <PublicShell padded />;
  if (bare) {
    return (
      <Suspense fallback={<PageLoading />}>
        <SheetFrame key={account.id}>
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </SheetFrame>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<PageLoading />}>
      <MemberShell key={account.id} account={account}>
        <PageBoundary framed>
          <Outlet />
        </PageBoundary>
      </MemberShell>
    </Suspense>
  );
}
