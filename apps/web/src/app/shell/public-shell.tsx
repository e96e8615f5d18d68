import { Wrap } from '@hafi/ui/layout/layout';
import { SkipLink } from '@hafi/ui/skip-link/skip-link';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSession } from '../../lib/session.ts';
import { PageBoundary } from '../page-boundary.tsx';
import { PageFocus } from './page-focus.tsx';
import { Footer } from './public-footer-content.tsx';
import styles from './public-shell.module.css';
import { SessionEffects } from './session-effects.tsx';
import { VisitorHeader } from './visitor-header.tsx';

/** Lazy, so that visitors, often on slow networks, do not load it. */
const MemberHeader = lazyPart(
  async () => (await import('../member/member-header.tsx')).MemberHeader,
);
const PhoneBar = lazyPart(async () => (await import('../member/phone-bar.tsx')).PhoneBar);

/**
 * The frame of public pages, and of the home page for everybody. The home page draws full-width
 * sections; other pages keep to the page width (`padded`).
 */
export function PublicShell({ padded }: { padded?: boolean }) {
  const { account } = useSession();
  const page = (
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  );
  return (
    <>
      <SkipLink>
        <Trans>Skip to the content</Trans>
      </SkipLink>
      {account ? (
        <Suspense fallback={<div className={styles.headerToCome} />}>
          <MemberHeader account={account} />
        </Suspense>
      ) : (
        <VisitorHeader />
      )}
      <main id="main" tabIndex={-1}>
        {padded ? <Wrap className={styles.padded}>{page}</Wrap> : page}
      </main>
      <Footer />
      {account ? (
        <Suspense>
          <PhoneBar account={account} />
        </Suspense>
      ) : null}
      <PageFocus />
      <SessionEffects />
    </>
  );
}
