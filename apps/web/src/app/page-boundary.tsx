import { Wrap } from '@hafi/ui/layout/layout';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { isChat, paths } from '../lib/paths.ts';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageTools } from './page-tools.tsx';

/**
 * Rendered together with the page, or with what says that it broke: what was done earlier can be done
 * now, and presses are held back no longer.
 */
function Ready() {
  useEffect(() => {
    const early = window.hafiEarly;
    delete window.hafiEarly;
    early?.stop();
    early?.takeOver?.();
  }, []);
  return null;
}

type BoundaryProps = { pathname: string; broken: ReactNode; children: ReactNode };
type BoundaryState = { pathname: string; broken: boolean };

/** An error boundary: a broken screen does not break the whole page; another address retries. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { pathname: this.props.pathname, broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState) {
    return state.pathname === pathname ? null : { pathname, broken: false };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <>
        {this.props.broken}
        <Ready />
      </>
    );
  }
}

/**
 * Wraps each page: a spinner while it loads, an error message when it broke. Its own controls stand
 * over it, or in the bar of the frame (`framed`).
 */
export function PageBoundary({ framed, children }: { framed?: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary pathname={pathname} broken={<PageError />}>
      {framed ? null : <PageTools floating />}
      {/* The key shows the spinner at once, instead of the page before until the next is there. */}
      <Suspense key={isChat(pathname) ? paths.chat : pathname} fallback={<PageLoading />}>
        {children}
        <Ready />
      </Suspense>
    </Boundary>
  );
}

/** The outermost error boundary, which provides the `main` element that a broken frame lacks. */
export function AppBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const broken = (
    <Wrap as="main" id="main">
      <PageError />
    </Wrap>
  );
  return (
    <Boundary pathname={pathname} broken={broken}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </Boundary>
  );
}
