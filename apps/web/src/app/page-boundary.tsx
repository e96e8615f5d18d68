import { Wrap } from '@hafi/ui/layout/layout';
import { Component, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageError } from './page-error.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageTools } from './page-tools.tsx';

declare global {
  interface Window {
    /**
     * Defined in `before-paint.js`: replays what was submitted before this code had loaded. Returns
     * what was typed or chosen in which fields.
     */
    hafiReady?: () => ReadonlyMap<Element, readonly [value: string, checked: boolean]>;
  }
}

/** Rendered together with the page: earlier submissions can be handled now. */
function Ready() {
  useEffect(() => {
    const early = window.hafiReady?.();
    delete window.hafiReady;
    if (early?.size)
      void import('../lib/update/type-again.ts').then(({ typeAgain }) => typeAgain(early));
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
    return this.state.broken ? this.props.broken : this.props.children;
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
      <Suspense key={pathname} fallback={<PageLoading />}>
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
