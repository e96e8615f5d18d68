import { Wrap } from '@hafi/ui/layout/layout';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageTools } from './page-tools.tsx';

declare global {
  interface Window {
    /** Of `before-paint.js`: sends what was sent before this code had come. */
    hafiReady?: () => void;
  }
}

/** Drawn together with the page: what was sent before can be understood now. */
function Ready() {
  useEffect(() => {
    window.hafiReady?.();
    delete window.hafiReady;
  }, []);
  return null;
}

type BoundaryProps = { pathname: string; broken: ReactNode; children: ReactNode };
type BoundaryState = { pathname: string; broken: boolean };

/** Keeps a broken screen from taking the whole page with it; another address tries anew. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { pathname: this.props.pathname, broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ pathname }: BoundaryProps, state: BoundaryState) {
    return state.pathname === pathname ? null : { pathname, broken: false };
  }

  override render() {
    return this.state.broken ? this.props.broken : this.props.children;
  }
}

/** What stands around each page: the spinner while it loads, the ways out when it broke. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary pathname={pathname} broken={<PageError />}>
      <PageTools />
      {/* The key shows the spinner at once, instead of the page before until the next is there. */}
      <Suspense key={pathname} fallback={<PageLoading />}>
        {children}
        <Ready />
      </Suspense>
    </Boundary>
  );
}

/** Around everything: a frame that broke has no `main` part of the document left around it. */
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
